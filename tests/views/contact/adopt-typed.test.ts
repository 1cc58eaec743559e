import { expect, it } from 'vitest'

import { leftEarly, typedEarly } from '../../../src/views/pages/adopt-typed.ts'

const formWith = (values: Readonly<Record<string, string>>) => {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values)) {
    const input = form.appendChild(document.createElement('input'))
    Object.assign(input, { name, value })
  }
  return form
}

it('tells what was typed before the scripts came, and nothing that was there already', () => {
  const form = formWith({ name: 'Ada', email: '', topic: 'other', secret: 'x' })
  expect(typedEarly(form, { name: '', email: '', topic: 'other' }, ['name', 'email', 'topic'])).toEqual([
    ['name', 'Ada'],
  ])
})

it('knows which of them were left already', () => {
  const form = document.body.appendChild(formWith({ name: 'Ada', email: 'ada@' }))
  form.querySelector<HTMLInputElement>('[name=email]')?.focus()
  expect(leftEarly(form, typedEarly(form, { name: '', email: '' }, ['name', 'email']))).toEqual(['name'])
})
