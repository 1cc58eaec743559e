import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { Choice, ListAsked } from '../../../src/domain/list.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import type { ChoiceQuestion } from '../../../src/machines/choice-search/choice-search.machine.ts'
import { FilterKinds } from '../../../src/views/list/filter-kinds.story-view.tsx'
import { AGENCIES, crewThat, WHOLE_CREW, type CrewParts } from '../../../src/views/list/story-list.ts'
import { renderSpoken } from '../support/speak.tsx'

type World = CrewParts & Readonly<{ language?: Locales; filters?: ListAsked['filters'] }>

const open = async ({ language = 'en', filters = {}, ...parts }: World = {}) => {
  const written: ListAsked[] = []
  const machine = crewThat({
    ...parts,
    writeAddress: fromPromise(async ({ input }) => void written.push(input.asked)),
  })
  const Shown = () => {
    const [held] = useState(machine)
    return <FilterKinds machine={held} asked={{ ...WHOLE_CREW, filters }} />
  }
  await renderSpoken(<Shown />, ['lists', 'choosing'], language)
  return { asked: () => written.at(-1)?.filters, written }
}

const chips = async () => {
  const row = await screen.findByRole('group', { name: 'Filters in force' })
  return within(row)
    .getAllByRole('button')
    .slice(0, -1)
    .map((button) => button.getAttribute('aria-label')?.replaceAll(/[\u2066-\u2069]/g, ''))
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const found = () => within(screen.queryByRole('listbox') ?? document.createElement('div')).queryAllByRole('option')
const agency = () => screen.getByRole('combobox', { name: 'Agency' })

describe('days', () => {
  it('are chosen by a preset, and asked for at once', async () => {
    const { asked } = await open()
    const presets = group('Joined').getByRole('combobox', { name: 'Joined: which days' })
    expect(
      within(presets)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Any',
      'Today',
      'Last 7 days',
      'Last 30 days',
      'Last 60 days',
      'Last 90 days',
      'Next 7 days',
      'Next 30 days',
      'Next 60 days',
      'Next 90 days',
      'This year',
      'From one day to another',
    ])
    await userEvent.selectOptions(presets, 'Next 60 days')
    await waitFor(() => expect(asked()).toEqual({ joined: ['next60'] }))
    expect(await chips()).toEqual(['Remove: Joined: Next 60 days'])
    await userEvent.selectOptions(presets, 'Any')
    await waitFor(() => expect(asked()).toEqual({}))
  })

  it('from one to another are asked for with one end, and not turned round', async () => {
    const { asked, written } = await open()
    await userEvent.selectOptions(group('Joined').getByRole('combobox'), 'From one day to another')
    expect(written).toEqual([])
    const [from, to] = [group('Joined').getByLabelText('From'), group('Joined').getByLabelText('To')]
    fireEvent.change(from, { target: { value: '2026-11-20' } })
    await waitFor(() => expect(asked()).toEqual({ joined: ['2026-11-20..'] }))
    expect(to).toHaveAttribute('min', '2026-11-20')
    fireEvent.change(to, { target: { value: '2026-11-01' } })
    expect(to).toHaveAccessibleDescription('The first day is after the last.')
    expect(asked()).toEqual({ joined: ['2026-11-20..'] })
    fireEvent.change(to, { target: { value: '2026-12-01' } })
    await waitFor(() => expect(asked()).toEqual({ joined: ['2026-11-20..2026-12-01'] }))
    fireEvent.change(from, { target: { value: '' } })
    fireEvent.change(to, { target: { value: '' } })
    await waitFor(() => expect(asked()).toEqual({}))
  })

  it.each([
    ['en', '2026-01-05..2026-02-01', 'Joined: January 5, 2026 to February 1, 2026'],
    ['en', '2026-01-05..2026-01-05', 'Joined: January 5, 2026'],
    ['en', '2026-01-05..', 'Joined: from January 5, 2026'],
    ['tr', '..2026-01-05', 'Joined: 5 Ocak 2026 ve öncesi'],
    ['tr', 'last30', 'Joined: Son 30 gün'],
    ['ar', 'next7', 'Joined: خلال 7 أيام'],
    ['ar', 'last90', 'Joined: آخر 90 يومًا'],
  ] as const)('are said in %s: %s', async (language, value, said) => {
    await open({ language, filters: { joined: [value] } })
    expect(await screen.findByText((text) => text.replaceAll(/[\u2066-\u2069]/g, '') === said)).toBeVisible()
  })
})

describe('numbers', () => {
  it('are taken in the digits of any script, when typing pauses', async () => {
    const { asked } = await open()
    await userEvent.type(group('Shifts').getByRole('textbox', { name: 'At least' }), '٣')
    await userEvent.type(group('Shifts').getByRole('textbox', { name: 'At most' }), '10')
    await waitFor(() => expect(asked()).toEqual({ shifts: ['3..10'] }))
    expect(await chips()).toEqual(['Remove: Shifts: 3 to 10'])
  })

  it('that are none, or turned round, are not asked for', async () => {
    const { written } = await open()
    const [least, most] = group('Shifts').getAllByRole('textbox')
    await userEvent.type(least ?? document.body, 'many')
    expect(least).toHaveAccessibleDescription('A number, such as 5 or 2.5.')
    await userEvent.clear(least ?? document.body)
    await userEvent.type(least ?? document.body, '20')
    await userEvent.type(most ?? document.body, '3')
    expect(most).toHaveAccessibleDescription('The least is more than the most.')
    expect(written.every(({ filters }) => filters['shifts']?.[0] !== '20..3')).toBe(true)
  })
})

describe('yes or no', () => {
  it('is one of two words, or neither', async () => {
    const { asked } = await open()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Verified' }), 'No')
    await waitFor(() => expect(asked()).toEqual({ verified: ['no'] }))
    expect(await chips()).toEqual(['Remove: Verified: No'])
  })
})

describe('what is found by its name', () => {
  it('is looked for while one types, chosen by keys alone, and named by its chip', async () => {
    const questions: ChoiceQuestion[] = []
    const { asked } = await open({
      findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(async ({ input }) => {
        questions.push(input)
        return AGENCIES.filter(({ name }) => name.includes(input.search))
      }),
    })
    await userEvent.click(agency())
    await waitFor(() => expect(found()).toHaveLength(3))
    await userEvent.keyboard('Marion')
    await waitFor(() => expect(found()).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked()).toEqual({ agency: ['2'] }))
    expect(agency()).toHaveValue('Marion County Towing and Recovery')
    expect(await chips()).toEqual(['Remove: Agency: Marion County Towing and Recovery'])
    expect(questions).toEqual([
      { filter: 'agency', search: '' },
      { filter: 'agency', search: 'Marion' },
    ])
  })

  it('is not chosen of what was found for another text', async () => {
    const { asked } = await open({
      findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(({ input }) =>
        input.search === '' ? Promise.resolve(AGENCIES) : new Promise(() => {}),
      ),
    })
    await userEvent.click(agency())
    await waitFor(() => expect(found()).toHaveLength(3))
    await userEvent.keyboard('Fair{Enter}')
    expect(found()).toEqual([])
    expect(screen.getAllByText('Searching')[0]).toBeVisible()
    expect(asked()).toBeUndefined()
  })

  it('is named from an address alone, and dropped by its field', async () => {
    const { asked } = await open({ filters: { agency: ['1'] } })
    await waitFor(() => expect(agency()).toHaveValue('Fairmont Fire Department'))
    expect(await chips()).toEqual(['Remove: Agency: Fairmont Fire Department'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(asked()).toEqual({}))
    expect(agency()).toHaveFocus()
  })

  it('says no name of what the list does not name', async () => {
    await open({ filters: { agency: ['99'] } })
    await waitFor(async () => expect(await chips()).toEqual(['Remove: Agency: not in this list']))
  })

  it('says that nothing has the name, and that it could not be looked for, with a way on', async () => {
    let isUp = false
    await open({
      findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(async () => {
        if (!isUp) throw new Error('away')
        return []
      }),
    })
    await userEvent.click(agency())
    expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work')
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(agency())
    expect((await screen.findAllByText('Nothing has that name'))[0]).toBeVisible()
  })
})
