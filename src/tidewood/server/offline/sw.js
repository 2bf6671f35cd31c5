// Keeps the page that says there is no connection, and nothing else: pages, their parts and games come from the server
// alone, so nobody sees yesterday's. The name of the cache changes with the page, which makes this a new worker.
const CACHE = "tidewood-offline-VERSION";
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE, { cacheName: CACHE })));
});

// Notifications come from here where pages may show none. A click on one leads back to its table.
self.addEventListener("notificationclick", (event) => {
  const url = event.notification.data;
  event.notification.close();
  if (!url) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((all) => {
      const page = all.find((one) => one.url === url);
      return page ? page.focus() : self.clients.openWindow(url);
    }),
  );
});
