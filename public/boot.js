// Runs before the first paint: the appearance that this device keeps, whether a session is held, and what is sent early.
;(() => {
  const root = document.documentElement
  // A roster that is kept for a lost network is kept with all that was ever loaded for it.
  performance.setResourceTimingBufferSize(2000)
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const mode = read('themeMode')
  const scheme = read('scheme')
  const direction = read('direction')
  const fontScale = Number(read('fontScale'))
  const scrollbars = read('scrollbars')
  if (mode === 'light' || mode === 'dark') root.dataset.mode = mode
  if (scheme !== null && /^[a-z-]+$/.test(scheme)) root.dataset.scheme = scheme
  if (direction === 'ltr' || direction === 'rtl') root.dir = direction
  if (fontScale >= 0.7 && fontScale <= 1.3) root.style.setProperty('--font-scale', String(fontScale))
  if (scrollbars === 'custom' || scrollbars === 'native') root.dataset.scrollbars = scrollbars
  // Palettes of one's own, as the app worked them out: `name:value;...`
  for (const variable of (read('paletteVariables') ?? '').split(';')) {
    const [, name, value] = /^(--colors-[\w-]+):(#\w+)$/.exec(variable) ?? []
    if (name !== undefined) root.style.setProperty(name, value)
  }
  if (read('authToken') !== null) root.dataset.session = 'held'

  // A form that is sent before the app can answer waits for it, with what was typed.
  const hold = (event) => {
    if (root.dataset.ready !== undefined) return document.removeEventListener('submit', hold, true)
    event.preventDefault()
    event.target.dataset.early = ''
  }
  document.addEventListener('submit', hold, true)

  // The rest would share the line with the first paint: it is asked for after it. The app draws what only the whole
  // stylesheet knows, so it begins when that is here.
  const block = document.getElementById('start')
  if (block === null) return
  const { script, preloads, fonts, styles } = JSON.parse(block.textContent)
  const ask = (href, attributes) =>
    new Promise((settle) => {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { href, onload: settle, onerror: settle }, attributes))
    })
  const start = () => {
    const styled = styles.map((href) => ask(href, { rel: 'stylesheet' }))
    for (const href of [script, ...preloads]) void ask(href, { rel: 'modulepreload' })
    for (const href of fonts) void ask(href, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' })
    // The page comes in two parts, and the app takes over the whole of it.
    const whole = new Promise((settle) => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', settle)
      else settle()
    })
    void Promise.all([whole, ...styled]).then(() => {
      const rest = document.getElementById('rest-styles')
      if (rest !== null) document.querySelector('head > style').after(rest)
      return import(script)
    })
  }
  if (document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
})()
