/** Every catalogue file in German by its path, in Fluent syntax: one script, loaded for those who read German. */

export const SOURCES: Record<string, string> = {
  ...import.meta.glob<string>('../../../biberbau/{core,server,bots}/texts/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/core/plain/texts/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/games/*/texts/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../games/*/texts/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../texts/{de,*.de}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
