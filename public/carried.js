// Stands in a page that carries its files (scripts/tricks/files-in-page.ts): keeps what each of them gives, and hands it
// over to whoever asks for the file, also before it has come.
;(() => {
  if (!HTMLScriptElement.supports?.('importmap')) return
  const { carried } = JSON.parse(document.getElementById('start').textContent)
  const given = {}
  const settle = {}
  const coming = {}
  for (const address of carried) {
    coming[address] = new Promise((resolve) => {
      settle[address] = resolve
    })
  }
  globalThis.carried = {
    given,
    give: (address, parts) => {
      given[address] = parts
      settle[address](parts)
    },
    later: (address) => coming[address] ?? import(address),
  }
  // What the line cut off does not come any more: the page is asked for anew, once in a minute.
  document.addEventListener('DOMContentLoaded', () => {
    if (carried.every((address) => given[address])) return
    try {
      const [key, now] = ['cutOffAt', Date.now()]
      if (now - Number(sessionStorage.getItem(key)) < 60_000) return
      sessionStorage.setItem(key, String(now))
    } catch {
      return
    }
    const again = () => location.reload()
    if (navigator.onLine) again()
    else addEventListener('online', again)
  })
})()
