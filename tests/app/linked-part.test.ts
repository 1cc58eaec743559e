import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { leadToPart } from '../../src/app/page/linked-part.ts'

let led: string[] = []

beforeEach(() => {
  led = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    led.push(this.id)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const PART = '<section id="history"><h2>History</h2></section>'

/** A page whose parts come late. */
const pageOf = (html: string) => {
  document.body.innerHTML = `<main><div><h1>Profile</h1>${html}</div></main>`
  const page = document.querySelector<HTMLElement>('main > div')
  if (!page) throw new Error('There is no page')
  return page
}

/** What observes a page is told after what changes it. */
const seen = () => new Promise((resolve) => setTimeout(resolve))

test('leads to a part that is there, with the focus on its heading', () => {
  leadToPart('#history', pageOf(PART))
  expect(led).toEqual(['history'])
  expect(document.querySelector('h2')).toHaveFocus()
})

test('leads to a part that comes after its page, and stays with it as others come above it', async () => {
  const page = pageOf('')
  leadToPart('#history', page)
  expect(led).toEqual([])
  page.insertAdjacentHTML('beforeend', PART)
  await seen()
  expect(led).toEqual(['history'])
  expect(document.querySelector('h2')).toHaveFocus()
  page.insertAdjacentHTML('afterbegin', '<section id="photo"></section>')
  await seen()
  expect(led).toEqual(['history', 'history'])
})

test('leaves whoever went on by themselves where they are', async () => {
  const page = pageOf('')
  leadToPart('#history', page)
  window.dispatchEvent(new WheelEvent('wheel'))
  page.insertAdjacentHTML('beforeend', PART)
  await seen()
  expect(led).toEqual([])
  expect(document.body).toHaveFocus()
})

test('takes the focus from no dialog, and leads nowhere for what names no part', () => {
  const page = pageOf(PART)
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Close</button></div>')
  const close = document.querySelector('button')
  close?.focus()
  leadToPart('#history', page)
  expect(close).toHaveFocus()
  led = []
  leadToPart('#%E0%A4%A', page)
  leadToPart('#nowhere', page)
  expect(led).toEqual([])
})
