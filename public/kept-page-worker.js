// Opens a page again where there is no network, from what `src/app/kept-page` put aside: a roster, a course of which a
// lesson is kept, and the dashboard that leads there. Its scopes are these alone, and it answers nothing but the page
// itself and the files that the page is made of.
const PATIENCE_MS = 5000

/** A page has a cache of its own, by its path. */
const nameOf = (path) => `kept ${path}`

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The server's answer; what was kept where there is none in time, or where it says that it cannot answer. */
const networkFirst = async (request, key) => {
  const kept = await caches.match(key, { ignoreVary: true })
  if (!kept) return fetch(request)
  const answer = await Promise.race([fetch(request).catch(() => kept), wait(PATIENCE_MS).then(() => kept)])
  return answer.status < 500 ? answer : kept
}

/** Beside the page that asked for it. A device that is full keeps no more, and the page has its file all the same. */
const keepBeside = async (request, answer, clientId) => {
  const page = await self.clients.get(clientId)
  const name = page && nameOf(new URL(page.url).pathname)
  if (!name || !(await caches.has(name))) return
  await (await caches.open(name)).put(request, answer).catch(() => undefined)
}

/** A file with its content's hash in its name never changes. What a kept page asks for later is kept beside it. */
const keptFirst = async (request, clientId) => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keepBeside(request, answer.clone(), clientId)
  return answer
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' || pathname === '/boot.js') event.respondWith(networkFirst(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, clientId))
})
