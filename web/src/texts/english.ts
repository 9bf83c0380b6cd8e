/** Every catalogue file in English by its path, in Fluent syntax: one script, loaded for those who read English. */

export const SOURCES: Record<string, string> = {
  ...import.meta.glob<string>('../../../biberbau/{core,server,bots}/texts/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/core/plain/texts/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/games/*/texts/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../games/*/texts/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../texts/{en,*.en}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
