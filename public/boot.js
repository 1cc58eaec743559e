// Runs before the first paint: the appearance that this device keeps, whether a session is held, what its page reads
// first, and what is sent early.
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
  const wear = (to, name, key, fits) => {
    const kept = read(key) ?? ''
    if (fits.test(kept)) to[name] = kept
  }
  wear(root.dataset, 'mode', 'themeMode', /^(light|dark)$/)
  wear(root.dataset, 'scheme', 'scheme', /^[a-z-]+$/)
  wear(root.dataset, 'scrollbars', 'scrollbars', /^(custom|native)$/)
  wear(root, 'dir', 'direction', /^(ltr|rtl)$/)
  const fontScale = Number(read('fontScale'))
  if (fontScale >= 0.7 && fontScale <= 1.3) root.style.setProperty('--font-scale', fontScale)
  // Palettes of one's own, as the app worked them out: `name:value;...`
  for (const variable of (read('paletteVariables') ?? '').split(';')) {
    const [, name, value] = /^(--colors-[\w-]+):(#\w+)$/.exec(variable) ?? []
    if (name !== undefined) root.style.setProperty(name, value)
  }
  const claimed = (token) => {
    try {
      return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))) ?? {}
    } catch {
      return {}
    }
  }
  // A page that comes back as it was left may be somebody else's by now: nothing of it is seen, and it is opened anew.
  const whose = () => claimed(read('authToken')).sid ?? read('authToken')
  let left
  addEventListener('pagehide', () => {
    left = whose()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || whose() === left) return
    root.hidden = true
    location.reload()
  })

  const token = read('authToken')
  // Painted for them by the server (early.js), a page waits for nobody; painted for another, it is hidden.
  const { painted } = globalThis
  if (token !== null && painted === undefined) root.dataset.session ??= 'held'

  // A form that is sent before the app can answer waits for it, with what was typed.
  const hold = (event) => {
    if (root.dataset.ready !== undefined) return document.removeEventListener('submit', hold, true)
    event.preventDefault()
    event.target.dataset.early = ''
  }
  document.addEventListener('submit', hold, true)

  // The rest would share the line with the first paint: it is asked for after it, but where only the shell is painted,
  // or what somebody else would see. The app draws what only the whole stylesheet knows, so it begins when that is here.
  const block = document.getElementById('start')
  if (block === null) return
  const {
    isWaiting,
    carried,
    asks = [],
    personal = [],
    script,
    preloads,
    fonts,
    styles,
  } = JSON.parse(block.textContent)

  // What the page reads first for someone who is signed in is asked while its scripts are on their way. The gateway
  // takes the answers over (src/app/early-answers.ts), or asks again.
  const answers = {}
  const { exp, student, roles = [] } = claimed(token)
  const isTheirs = asks.length > 0 && exp * 1000 > Date.now()
  if (isTheirs) {
    const language = root.lang
    const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: `Bearer ${token}` }
    const begin = (path) => {
      const answered = async () => {
        const answer = await fetch(path, { headers, priority: 'high' })
        // The picture that is shown with it comes beside the scripts, and not once they have drawn the page.
        const [, picture] = /<(.+)>.+as=image/.exec(answer.headers.get('Link')) ?? []
        if (picture) new Image().src = picture
        // An answer that nobody reads would hold its connection.
        return { status: answer.status, headers: [...answer.headers], text: await answer.text(), at: performance.now() }
      }
      answers[path] = answered()
      answers[path].catch(() => {})
    }
    globalThis.early = { token, language, answers }
    for (const ask of asks) {
      const { path = ask, roles: readers } = ask
      // One of a student stays unfilled for who is none.
      const filled = path.replace('{student}', student ?? '{')
      if (!filled.includes('{') && (!readers || [roles].flat().some((role) => readers.includes(role)))) begin(filled)
    }
  }
  const ask = (href, attributes) =>
    new Promise((onload, onerror) => {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { href, onload, onerror }, attributes))
    })
  // The page is painted and looks alive: what the line lost on the way is asked for until it comes.
  const untilHere = async (bring) => {
    try {
      return await bring()
    } catch (cause) {
      // One that came and failed says so; what the line lost is an event, or the TypeError of an import.
      if (cause.name && cause.name !== 'TypeError') throw cause
      await new Promise((settle) => setTimeout(settle, 1000))
      return untilHere(bring)
    }
  }
  // Browsers before this year's keep it for good that a module did not come: each is asked for as a module once the
  // browser holds its bytes, and not before.
  const bring = async (href) => {
    await untilHere(async () => (await fetch(href)).blob())
    void ask(href, { rel: 'modulepreload' }).catch(() => {})
  }
  // A font is large: a page that is waited for is read in those of the system until what it shows is there.
  const isAwaited = isWaiting || isTheirs || painted !== undefined
  if (isAwaited) root.dataset.fonts = 'later'
  const showFonts = async (ahead) => {
    await Promise.allSettled([ahead, ...Object.values(answers)])
    // All that the page is made of is here: what it shows is drawn before there is nothing else to do.
    const idle = globalThis.requestIdleCallback ?? setTimeout
    idle(() => delete root.dataset.fonts)
  }
  // The scripts stand at the end of the page, for browsers that can be told so.
  const areHere = carried && HTMLScriptElement.supports?.('importmap')
  let draw
  globalThis.styled = new Promise((resolve) => {
    draw = resolve
  })
  const start = () => {
    const styled = styles.map((href) => untilHere(() => ask(href, { rel: 'stylesheet' })))
    const entry = [...(areHere ? [] : [script]), ...preloads].map(bring)
    const ahead = Promise.allSettled([
      ...entry,
      ...(token === null ? [] : personal).map(bring),
      ...(isAwaited ? [] : fonts).map((href) =>
        ask(href, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }),
      ),
    ])
    // The page comes in two parts, and the app takes over the whole of it: the entry stands behind both.
    const whole = areHere
      ? globalThis.carried.later(script)
      : document.readyState === 'loading' &&
        new Promise((settle) => document.addEventListener('DOMContentLoaded', settle))
    const run = () => {
      const rest = document.getElementById('rest-styles')
      if (rest !== null) document.querySelector('head > style').after(rest)
      draw()
      return areHere ? undefined : untilHere(() => import(script))
    }
    void Promise.all([whole, ...styled, ...(areHere ? [] : entry)])
      .then(run)
      .finally(() => void showFonts(ahead))
  }
  if (isAwaited || document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
})()
