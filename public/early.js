// Stands, before anything is painted, in a page that the server painted for somebody. It is shown to nobody else, and
// what they press or type before its scripts have come is done when they are there.
;(() => {
  const root = document.documentElement
  const { session, origin } = JSON.parse(document.getElementById('start').textContent)
  // Null where it is another's, where it has ended, and where somebody is on the way to another page.
  const tokenOfTheirs = () => {
    try {
      const token = localStorage.getItem('authToken')
      const { sid, exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
      const isTheirs = sid === session && exp * 1000 > Date.now() && origin === location.origin
      return isTheirs && sessionStorage.getItem('rememberedRedirect') === null ? token : null
    } catch {
      return null
    }
  }
  const token = tokenOfTheirs()
  if (token === null) {
    root.dataset.session = 'other'
    return
  }
  globalThis.painted = token
  globalThis.arrived = performance.now()

  const BUTTONS = ':is(main, header, nav) button'
  const FIELDS = 'main :is(input, textarea, select)'
  const AGAIN = 100
  // Milliseconds in which a button that is drawn anew is pressed: later nobody waits for it any more.
  const LATE = 10_000
  // Null until the scripts are there; then what they may not have taken over yet, in the order of the page.
  let left = null
  let timer
  let presses = []
  // What a button stands with: its row, as that reads, or its form by its head, since what is typed there may add words.
  const placeOf = (button) => {
    const place = button.closest('tr, li, [role=row], section, form')
    return (
      (place?.matches('section, form') && place.querySelector('h1, h2, h3, legend, label'))?.textContent ??
      place?.textContent
    )
  }
  // What tells a button from all others, in a page that is drawn anew, too: itself, as it is, and what it stands with.
  const signOf = (button) => {
    const states = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-checked'].map((name) =>
      button.getAttribute(name),
    )
    return JSON.stringify([...states, button.textContent, placeOf(button)])
  }
  // Of those that look the same none is it.
  const onlyOne = (selector, signed, sign) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => signed(one) === sign)
    return found.length === 1 ? found[0] : undefined
  }
  const likeOf = (sign) => onlyOne(BUTTONS, signOf, sign)
  // React lets nothing through to a part of the page whose script is still on its way: asked so, one that lives hears it.
  const isAlive = (node) => {
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    node.addEventListener('reset', hear)
    node.dispatchEvent(new Event('reset'))
    node.removeEventListener('reset', hear)
    return isHeard
  }
  const isHeld = (node) => left === null || (left.has(node) && !isAlive(node))
  // Of buttons that mark something each is pressed, and of all others the last one, also one that is pressed just as the
  // scripts take the page over.
  const press = (event) => {
    const button = event.target.closest?.(BUTTONS)
    const isToWait = button && isHeld(button)
    if (isToWait || event.isTrusted)
      presses = presses.filter((one) => one.button !== button && one.button.hasAttribute('aria-pressed'))
    if (!isToWait) return
    event.preventDefault()
    event.stopPropagation()
    const sign = signOf(button)
    presses.push({ button, sign: likeOf(sign) && sign, at: location.href, until: Infinity })
  }
  // What was typed and chosen, by its field: React may draw one anew, as it drew it, before it is told.
  const typed = new Map()
  let composed
  const readOf = (field) => (/checkbox|radio/.test(field.type) ? 'checked' : 'value')
  // What tells a field from all others, in a page that is drawn anew, too.
  const nameOf = (field) => {
    const said = ['name', 'type', 'role', 'aria-label', 'placeholder'].map((name) => field.getAttribute(name))
    const own = readOf(field) === 'checked' && field.value
    return JSON.stringify([field.localName, ...said, own, field.labels?.[0]?.textContent])
  }
  const note = (field) => {
    // Of radio buttons the one that was chosen speaks: told of the one that was left, theirs is chosen again.
    if (field.type === 'radio') for (const other of typed.keys()) if (other.name === field.name) typed.delete(other)
    typed.set(field, { wanted: field[readOf(field)], name: nameOf(field), at: location.href, until: Infinity })
  }
  const firstOf = (field) => {
    if (readOf(field) === 'checked') return field.defaultChecked
    if (field.localName !== 'select') return field.defaultValue
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
  }
  // What was typed where a field was drawn anew is of the one that is called so, unless something stands there by then.
  // True while that may still come.
  const findFields = () => {
    let isAwaited = false
    for (const [field, one] of typed) {
      if (field.isConnected) continue
      one.until = Math.min(one.until, performance.now() + LATE)
      const like = onlyOne(FIELDS, nameOf, one.name)
      const isOver = performance.now() >= one.until || location.href !== one.at
      if (!like && !isOver) {
        isAwaited = true
        continue
      }
      typed.delete(field)
      if (isOver || like[readOf(like)] !== firstOf(like)) continue
      typed.set(like, one)
      left.add(like)
    }
    return isAwaited
  }

  // React takes what a field has by then for what it drew: it hears of a value that another one stood before.
  const tell = (field) => {
    if (field.type === 'file')
      return field.files.length > 0 && field.dispatchEvent(new Event('change', { bubbles: true }))
    const name = readOf(field)
    const isTicked = name === 'checked'
    const first = firstOf(field)
    const { wanted = field[name] } = typed.get(field) ?? {}
    if (wanted === first || (field.type === 'radio' && !wanted)) return false
    const { selectionStart, selectionEnd } = field
    field[name] = first
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, wanted)
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange?.(selectionStart, selectionEnd)
    return field.dispatchEvent(new Event(isTicked ? 'click' : 'input', { bubbles: true }))
  }
  const tellChosen = (select) => {
    const { wanted = select.value } = typed.get(select) ?? {}
    if (firstOf(select) === wanted) return false
    select.value = wanted
    return select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // What lives hears by itself what is typed there since.
  const hear = ({ target }) => {
    if (!target.matches(FIELDS)) return
    if (isHeld(target)) note(target)
    else left.delete(target)
  }
  // What is put together of several keys is told once it is whole.
  const compose = ({ type, target }) => {
    composed = type === 'compositionstart' ? target : undefined
  }
  // Until the scripts are there /boot.js holds it.
  const hold = (event) => {
    if (left === null || !isHeld(event.target)) return
    event.preventDefault()
    event.target.dataset.early = ''
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('click', press, true)
    document.removeEventListener('input', hear, true)
    document.removeEventListener('compositionstart', compose, true)
    document.removeEventListener('compositionend', compose, true)
    document.removeEventListener('submit', hold, true)
    removeEventListener('storage', look)
    ready.disconnect()
  }
  // Where it was drawn anew, on the one that is like it, and on no other.
  const findAgain = (one) => {
    if (one.button.isConnected) return true
    one.until = Math.min(one.until, performance.now() + LATE)
    if (one.sign === undefined || performance.now() >= one.until || location.href !== one.at) return false
    one.button = likeOf(one.sign) ?? one.button
    return true
  }
  // One each time: what it draws is there for the next.
  const doPressed = () => {
    presses = presses.filter(findAgain)
    const next = presses.find(({ button }) => button.isConnected && isAlive(button))
    if (!next) return
    presses = presses.filter((one) => one !== next)
    left.delete(next.button)
    next.button.click()
  }
  // Again and again, until all of the page is taken over.
  const goOn = () => {
    removeEventListener('storage', look)
    left ??= new Set(document.querySelectorAll(`${BUTTONS}, ${FIELDS}, main form`))
    const isAwaited = findFields()
    let isWaiting = false
    let isTold = false
    for (const one of left) {
      const isField = one.matches(FIELDS)
      // To ask all that wait for the same script would cost too much.
      if (isWaiting && !isField) continue
      if (one === composed || (one.isConnected && !isAlive(one))) {
        isWaiting = true
        continue
      }
      left.delete(one)
      if (!one.isConnected || !isField) continue
      isTold = (one.localName === 'select' ? tellChosen : tell)(one) || isTold
      typed.delete(one)
    }
    // What is pressed goes by what was typed, once that is drawn.
    if (!isTold) doPressed()
    if (left.size === 0 && presses.length === 0 && !isAwaited) stop()
    else timer = setTimeout(goOn, isTold ? 0 : AGAIN)
  }
  // Another tab may sign them out, or somebody else in, before the scripts are there: what was pressed is nobody's then.
  const look = () => {
    if (root.dataset.ready !== undefined || tokenOfTheirs() !== null) return
    root.dataset.session = 'other'
    delete globalThis.painted
    stop()
  }
  const ready = new MutationObserver(() => {
    ready.disconnect()
    setTimeout(goOn)
  })
  document.addEventListener('click', press, true)
  document.addEventListener('input', hear, true)
  document.addEventListener('compositionstart', compose, true)
  document.addEventListener('compositionend', compose, true)
  document.addEventListener('submit', hold, true)
  addEventListener('storage', look)
  ready.observe(root, { attributeFilter: ['data-ready'] })
})()
