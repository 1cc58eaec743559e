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

  // The last press counts.
  let pressed
  const press = (event) => {
    const button = event.target.closest?.(':is(main, header, nav) button')
    if (!button || root.dataset.ready !== undefined) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  // React takes what a field has by then for what it drew: it hears of a value that another one stood before.
  const tell = (field) => {
    const [name, first] = /checkbox|radio/.test(field.type)
      ? ['checked', field.defaultChecked]
      : ['value', field.defaultValue]
    const typed = field[name]
    if (typed === first) return
    field[name] = first
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, typed)
    field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }))
  }
  const goOn = () => {
    document.removeEventListener('click', press, true)
    for (const field of document.querySelectorAll('main :is(input, textarea)')) tell(field)
    pressed?.click()
  }
  document.addEventListener('click', press, true)
  new MutationObserver((_, seen) => {
    seen.disconnect()
    setTimeout(goOn)
  }).observe(root, { attributeFilter: ['data-ready'] })
})()
