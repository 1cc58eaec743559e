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

  // The last press counts, also one that comes just as the scripts take the page over.
  let pressed
  const press = (event) => {
    const button = event.target.closest?.(':is(main, header, nav) button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  // React takes what a field has by then for what it drew: it hears of a value that another one stood before.
  const tell = (field) => {
    const isTicked = /checkbox|radio/.test(field.type)
    const [name, first] = isTicked ? ['checked', field.defaultChecked] : ['value', field.defaultValue]
    const typed = field[name]
    // Of radio buttons the one that was chosen speaks: told of the one that was left, theirs is chosen again.
    if (typed === first || (field.type === 'radio' && !typed)) return
    field[name] = first
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, typed)
    field.dispatchEvent(new Event(isTicked ? 'click' : 'input', { bubbles: true }))
  }
  const tellChosen = (select) => {
    const first = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0]
    if (first && !first.selected) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const stop = () => {
    document.removeEventListener('click', press, true)
    removeEventListener('storage', look)
    ready.disconnect()
  }
  const goOn = () => {
    stop()
    for (const field of document.querySelectorAll('main :is(input, textarea)')) tell(field)
    for (const select of document.querySelectorAll('main select')) tellChosen(select)
    pressed?.click()
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
  addEventListener('storage', look)
  ready.observe(root, { attributeFilter: ['data-ready'] })
})()
