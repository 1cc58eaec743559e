import { act, fireEvent, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createLongLived, type LongLived } from '../../src/app/actors/long-lived-actors.ts'
import { App } from '../../src/app/app.view.tsx'
import { paintedWith, readFirstData } from '../../src/app/first-data.ts'
import { render } from '../../src/app/render.tsx'
import { ROUTE_ACCESS } from '../../src/domain/route-access.ts'
import { serve } from './mount-app.tsx'

vi.mock('../../src/app/render/first-styles.ts', () => ({ firstStylesOf: () => ({ css: '', hash: '' }) }))
vi.mock('../../src/app/render/assets.ts', () => ({
  assetsOf: () => ({ script: 'main.js', styles: [], fonts: [], preloads: [] }),
}))
vi.mock('../../src/app/render/inline-scripts.ts', () => ({ bootScript: () => ({ text: '', hash: '' }) }))

/** Of no field the right thing. */
const WRONG = 'ada at'

/** A form that is filled in, and held by `/boot.js` when it is sent too early. */
const FORM = 'form[method=post]'
const TEXTS = `${FORM} :is(input:not([type=radio], [type=checkbox], [role=combobox]), textarea)`

let taken: Readonly<{ root: Root; longLived: LongLived }> | null = null
const leavePage = () => {
  act(() => taken?.root.unmount())
  taken?.longLived.stop()
  taken = null
}
afterEach(leavePage)

const markups = new Map<string, string>()

/** Every page that the server renders with such a form, future ones too. */
beforeAll(async () => {
  serve({})
  for (const path of Object.keys(ROUTE_ACCESS).filter((pattern) => !/[:*]/.test(pattern))) {
    history.replaceState(null, '', path)
    const { html } = await render({ url: path, language: 'en' })
    if (new DOMParser().parseFromString(html, 'text/html').querySelector(TEXTS)) markups.set(path, html)
  }
})

const fieldCalled = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`${FORM} [name=${name}]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

/** Opens a page; `early` is what a person does before the scripts are there. */
const open = async (path: string, early: () => void) => {
  serve({})
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', path)
  const page = new DOMParser().parseFromString(markups.get(path) ?? '', 'text/html')
  const firstData = readFirstData(page)
  const container = document.createElement('div')
  container.innerHTML = page.getElementById('root')?.innerHTML ?? ''
  document.body.replaceChildren(container)
  early()
  const appearance = paintedWith('en', firstData)
  const longLived = createLongLived({ path, appearance, build: null, loadLanguage: () => Promise.resolve() })
  await act(async () => {
    taken = { root: hydrateRoot(container, <App longLived={longLived} firstData={firstData} />), longLived }
  })
}

const saidOf = (name: string) => {
  const field = fieldCalled(name)
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const isWrong = field.getAttribute('aria-invalid') === 'true'
  return [field.value !== '', isWrong, isWrong && document.getElementById(id)?.textContent]
}

describe('a field that was filled wrongly and left', () => {
  it('before the scripts came says what it would have said after', async () => {
    const wrong: string[] = []
    for (const path of markups.keys()) {
      await open(path, () => {})
      const names = [...document.querySelectorAll(TEXTS)].map((field) => field.getAttribute('name') ?? '')
      leavePage()
      for (const name of names) {
        await open(path, () => {})
        fireEvent.change(fieldCalled(name), { target: { value: WRONG } })
        fireEvent.blur(fieldCalled(name))
        const late = saidOf(name)
        leavePage()
        await open(path, () => {
          fieldCalled(name).value = WRONG
        })
        await waitFor(() => expect([path, name, ...saidOf(name)]).toEqual([path, name, ...late]))
        leavePage()
        if (late[1] === true) wrong.push(`${path} ${name}`)
      }
    }
    expect(wrong).toEqual(
      expect.arrayContaining([
        '/auth/register email',
        '/auth/register birthdate',
        '/contact email',
        '/forgot-password email',
        '/email-verification email',
      ]),
    )
  })
})
