import { globSync, readFileSync } from 'node:fs'

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Fault } from '../../../src/domain/fault.ts'
import { renderSpoken } from '../support/speak.tsx'
import { FORM_CASES, type FormCase } from './form-cases.tsx'

/** Whatever a person fills in and sends: by the chart of forms or of wizards, or by one of its own. */
const IS_FORM =
  /^import \{[^}]*\b(connectForm|connectWizard|useFormFields|useGuardedFields|Form|NamingDialog)\b[^}]*\} from|<form$|<form[ >]/m

/** What is no form, is tried where it is connected, or of which the server names no field. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'form/form.view.tsx': 'what all forms are made of',
  'form/naming-dialog.view.tsx': 'what all names are given by',
  'form/use-form-fields.ts': 'what all forms are made of',
  'form/use-guarded-fields.view.tsx': 'what forms are made of whose change others may cross',
  'wizard/wizard.view.tsx': 'what all wizards are made of',
  'pages/account/sign-up-form.view.tsx': 'connected by use-sign-up-fields.ts',
  'pages/profile/details/details-form.view.tsx': 'connected by fields.ts',
  'pages/account/sign-in-form.view.tsx': 'refused as a whole: nobody learns which of the two is wrong',
  'pages/enrollment-verification/code-step.view.tsx': 'a code is known or not',
  'pages/check-in/check-in-page.view.tsx': 'a code is read as one or not, before anything is sent',
  'pages/profile/security/phone-code.view.tsx': 'a code is right or not, which its chart says at the field',
  'pages/materials/upload-dialog.view.tsx':
    'a file is refused for its kind or its size, which its chart says at the field',
  'pages/group-progress/requirements-dialog.view.tsx': 'boxes that are ticked or not',
  'person-merge/merge-confirming.view.tsx':
    'the address is compared here, and why is any text: only the two are refused',
  'pages/deed-dialog.view.tsx': 'what belongs to a deed is told by it, and what the server says of it by `useMissing`',
  'pages/lesson/notes/note-composer.view.tsx':
    'a note goes to a queue of its own, which tells what the server refuses of it',
  'pages/example/form.view.tsx': 'sends nothing',
  'shell/settings-panel/palette-editor.view.tsx': 'sends nothing',
  'list/list-tools.view.tsx': 'a search',
  'pages/course-search/course-search.view.tsx': 'a search',
  'pages/documentation/search.view.tsx': 'a search',
  'pages/home/home-banner.view.tsx': 'a search',
  'pages/verification/verification.view.tsx': 'a search',
}

/** Every file that has a form, future ones too. */
const forms = globSync('src/views/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.stories.') && IS_FORM.test(readFileSync(path, 'utf8')))
  .map((path) => path.replace('src/views/', ''))

const WORDS = 'Said by the server alone.'
const refusing = (field: string): Fault => ({ kind: 'refused', fields: [{ field, message: WORDS }] })

/** A screen as wide as a desk's: jsdom has none. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => void vi.unstubAllGlobals())

const theForm = () => waitFor(() => document.forms[0] ?? expect.fail('There is no form.'))

const typeInto = (form: HTMLFormElement, values: object) => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) fireEvent.change(field, { target: { value: String(value) } })
  }
}

/** Sends a form whose sending is refused, and waits for what is said of it. */
const send = async ({ show, words, values, opens, isTyped, sends = 1 }: FormCase, fault: Fault) => {
  await renderSpoken(await show(fault), words)
  if (opens !== undefined) fireEvent.click(screen.getByRole('button', { name: opens }))
  const form = await theForm()
  if (isTyped) typeInto(form, values)
  for (let sent = 0; sent < sends; sent += 1) await act(async () => form.requestSubmit())
  await screen.findAllByText(new RegExp(WORDS))
}

/** Each field that can be refused, and each entry of a list. */
const pathsOf = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    Array.isArray(value) && value.length > 0 ? [field, `${field}.0`, `${field}.0.part`] : [field],
  )

it('every form and wizard that there is, is tried', () => {
  expect(forms.toSorted()).toEqual([...Object.keys(FORM_CASES), ...Object.keys(ELSEWHERE)].toSorted())
})

describe.each(Object.entries(FORM_CASES))('%s', (_file, form) => {
  const { values, hidden = [], sends = 1, isClosed = false } = form
  const shown = pathsOf(values).filter((path) => !hidden.includes(path.split('.')[0] ?? ''))

  it.each(shown)('says at its field what the server refuses of %s, in sight, with the focus', async (path) => {
    await send(form, refusing(path))
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')]
    const [field] = wrong
    expect(wrong).toEqual([document.activeElement?.closest('[aria-invalid=true]')])
    expect(field).toBeVisible()
    expect(field).toHaveAccessibleDescription(new RegExp(WORDS))
    const ofField = path.split('.')[0] ?? ''
    expect(`${field?.id} ${field?.querySelector('input')?.id} ${field?.getAttribute('name')}`).toContain(ofField)
  })

  it.skipIf(isClosed)('says what is of none of its fields where all of it is told, with the focus', async () => {
    for (const path of ['elsewhere', ...hidden]) {
      await send(form, refusing(path))
      expect(document.activeElement).toHaveTextContent(WORDS)
      expect(document.querySelector('[aria-invalid=true]')).toBeNull()
      cleanup()
    }
  })

  it.skipIf(sends > 1)('forgets what was refused when it is sent again', async () => {
    const [first = ''] = shown
    await send(form, refusing(first))
    const sent = await theForm()
    act(() => sent.requestSubmit())
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })
})
