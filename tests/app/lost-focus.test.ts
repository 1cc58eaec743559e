import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchLostFocus } from '../../src/app/page/lost-focus.ts'

watchLostFocus()

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** After what is gone is noticed, and who knows better has had the time to give the focus on. */
const settle = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <h2>Menu</h2>
    <main>
      <h1>Students</h1>
      <section><h2>Bring in people</h2><div><div id="step"><button>Invite 3 people</button></div></div></section>
      <section><h2>Groups</h2><button id="other">Rename</button></section>
    </main>`
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['#step', 'Bring in people', 'the part that it stood in'],
  ['section', 'Students', 'the page, where all of that is gone'],
])('what goes with the focus, %s, leaves it to the heading "%s": %s', async (gone, heading) => {
  found('button').focus()
  found(gone).remove()
  await settle()
  expect(document.activeElement?.textContent).toBe(heading)
})

test('what goes over the page leaves it to the heading of the page', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="over"><h2>Sign out</h2><button>Yes</button></div>')
  found('#over button').focus()
  found('#over').remove()
  await settle()
  expect(document.activeElement?.textContent).toBe('Students')
})

test.each(['dialog', 'alertdialog'])('what goes within a %s leaves it to the heading of that', async (role) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="${role}"><h2>Complete the class</h2><form><p><button>Mark the rest</button></p></form></div>`,
  )
  found('[role] button').focus()
  found('[role] p').remove()
  await settle()
  expect(document.activeElement?.textContent).toBe('Complete the class')
})

test('whoever has it meanwhile keeps it', async () => {
  found('button').focus()
  found('#step').remove()
  setTimeout(() => found('#other').focus(), 100)
  await settle()
  expect(found('#other')).toHaveFocus()
})

test('what was left for nothing, and goes after that, had none to leave', async () => {
  found('button').focus()
  found('button').blur()
  await settle()
  found('#step').remove()
  await settle()
  expect(document.body).toHaveFocus()
})
