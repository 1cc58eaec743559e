// What charts are made of, by name: events, guards and actions as whoever reads a chart calls them.

/** XState's own events in words: what ended, what failed, how long was waited. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.actor\.(?:\d+\.)?(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(?:\d+\.)?(.*)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..*$/, 'all done')
    .replace(/^xstate\.snapshot\.(.*)$/, '$1 changed')
    .replace(/^xstate\.init$/, 'first move')
    .replace(/^xstate\.stop$/, 'stopped') || 'always'

/** A named thing of a chart: its name, an object that has it as its type, or a function. */
const has = <Key extends string>(thing: unknown, key: Key): thing is Record<Key, unknown> =>
  (typeof thing === 'object' || typeof thing === 'function') && thing !== null && key in thing

/** What is written into the params of a guard, such as `ready`: two branches may differ in nothing else. */
const wordsIn = (params: unknown): string => {
  if (typeof params !== 'function') return typeof params === 'string' || typeof params === 'number' ? ` ${params}` : ''
  return [...String(params).matchAll(/(?<=: ?)(["'`])([\w.-]+)\1/g)].map(([, , word]) => ` ${word}`).join('')
}

/** A guard by its name; one that is made of others tells them, one that is written where it stands says so. */
export const guardName = (guard: unknown): string | null => {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (has(guard, 'guards') && Array.isArray(guard.guards)) {
    const parts = guard.guards.map((part) => guardName(part) ?? '')
    const joint = has(guard, 'name') ? String(guard.name) : 'and'
    return joint === 'not' ? `not ${parts.join()}` : parts.join(` ${joint} `)
  }
  if (has(guard, 'type') && typeof guard.type === 'string') {
    return has(guard, 'params') ? `${guard.type}${wordsIn(guard.params)}` : guard.type
  }
  // The charts' own, which asks a child: see at-rest.ts.
  if (has(guard, 'child') && typeof guard.child === 'string') return `${guard.child} is at rest`
  return typeof guard === 'function' && guard.name !== '' && guard.name !== 'guard' ? guard.name : '(inline)'
}

const wordOf = (thing: unknown): string => {
  if (typeof thing === 'string') return thing
  return has(thing, 'type') && typeof thing.type === 'string' ? thing.type : ''
}

/** What XState does itself, in its own word with what it is done with: `raise form.left`, `assign`. */
const builtIn = (action: object, type: string): string => {
  const about = ['event', 'src', 'sendId', 'to'].map((key) => wordOf(Reflect.get(action, key)))
  return [type.replace(/^xstate\./, ''), ...about.filter((word) => word !== '')].join(' ')
}

export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action
  if (has(action, 'type') && typeof action.type === 'string') {
    return action.type.startsWith('xstate.') ? builtIn(action, action.type) : action.type
  }
  return typeof action === 'function' && action.name !== '' ? action.name : '(inline)'
}
