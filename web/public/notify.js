/*
 * Shows notifications where a page may not itself, as on phones, and leads back to the table when one is pressed.
 * It hears no requests, so what the house sends is never held back or kept by it.
 */
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(notification.data));
});

/** Brings the page of an address to the front, or opens it. */
async function lead(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}
