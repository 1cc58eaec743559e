import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Option } from '../../../src/domain/option-search.ts'
import { Combobox, MultiCombobox, type ComboboxWords } from '../../../src/views/ui/combobox.view.tsx'

const WORDS: ComboboxWords = {
  show: 'Show the list',
  clear: 'Clear',
  found: (count) => `${count} results`,
  more: (count) => `${count} more`,
  chosen: 'Chosen',
  near: 'Close to it:',
  remove: (label) => `Remove ${label}`,
}

const optionsOf = (labels: readonly string[]): Option[] => labels.map((label, at) => ({ value: String(at + 1), label }))

const AGENCIES = optionsOf(['Fairmont Police', 'Harlan County Fire', 'İstanbul İtfaiyesi', 'Metro Fire', 'Metro'])
const NOT_LISTED: Option = { value: '0', label: 'My agency is not listed' }

type World = Readonly<{
  options?: readonly Option[]
  first?: string | null
  readOnly?: boolean
  /** Found by a server for what is typed; something is done by it. */
  isFound?: boolean
}>

const open = ({ options = AGENCIES, first = null, readOnly = false, isFound = false }: World = {}) => {
  const seen: (string | null)[] = []
  const Held = () => {
    const [value, setValue] = useState(first)
    return (
      <form aria-label="Form">
        <Combobox
          id="agency"
          name="agency"
          label="Agency"
          options={options}
          extraOption={NOT_LISTED}
          value={value}
          onValueChange={(next) => {
            seen.push(next)
            setValue(next)
          }}
          words={WORDS}
          emptyText="No agency has this name."
          readOnly={readOnly}
          required={isFound}
          {...(isFound && { onLookedFor: () => {} })}
          help="Where you work most."
        />
        <button type="button">Next</button>
      </form>
    )
  }
  const view = render(<Held />)
  return { seen, view }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Agency' })
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('a combobox', () => {
  it('opens by a press with all its options, the extra one last', async () => {
    open()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box())
    expect(labels()).toEqual([...AGENCIES.map(({ label }) => label), 'My agency is not listed'])
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAccessibleDescription('Where you work most.')
    expect(screen.getByRole('listbox', { name: 'Agency' })).toHaveAttribute('id', box().getAttribute('aria-controls'))
  })

  it('opens and closes by its button, and keeps the focus in the field', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Show the list' })
    await userEvent.click(button)
    expect([screen.queryByRole('listbox') !== null, document.activeElement]).toEqual([true, box()])
    await userEvent.click(button)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('finds by any writing of a name, and keeps the extra one', async () => {
    open()
    await userEvent.type(box(), 'ISTANBUL')
    expect(labels()).toEqual(['İstanbul İtfaiyesi', 'My agency is not listed'])
    expect(screen.getByRole('status')).toHaveTextContent('1 results')
  })

  it('offers what comes near where nothing has every word, and takes none of it unasked', async () => {
    const { seen } = open()
    await userEvent.type(box(), 'county pollice')
    await screen.findByRole('option', { name: 'Harlan County Fire' })
    expect(labels()).toEqual(['Harlan County Fire', 'Fairmont Police', 'My agency is not listed'])
    expect(screen.getByRole('status')).toHaveTextContent('No agency has this name. Close to it:')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect([seen, box().value]).toEqual([['1'], 'Fairmont Police'])
  })

  it('says that nothing is found', async () => {
    open()
    await userEvent.type(box(), 'nowhere')
    expect(labels()).toEqual(['My agency is not listed'])
    expect(screen.getByRole('status')).toHaveTextContent('No agency has this name.')
  })

  it('is gone through and chosen from by keyboard', async () => {
    const { seen } = open()
    await userEvent.type(box(), 'fire')
    expect(active()).toBe('Harlan County Fire')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Metro Fire')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Metro Fire')
    await userEvent.keyboard('{Enter}')
    expect([seen, box().value, screen.queryByRole('listbox')]).toEqual([['4'], 'Metro Fire', null])
  })

  it('opens at what was chosen', async () => {
    open({ first: '2' })
    box().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect([active(), screen.getByRole('option', { selected: true }).textContent]).toEqual([
      'Harlan County Fire',
      'Harlan County Fire',
    ])
  })

  it('closes where the keyboard goes on, though it comes by the button that empties it first', async () => {
    open({ first: '4' })
    await userEvent.click(box())
    await userEvent.tab()
    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([
      null,
      screen.getByRole('button', { name: 'Clear' }),
    ])
    await userEvent.tab()
    expect([screen.getByRole('button', { name: 'Next' }), box().value]).toEqual([document.activeElement, 'Metro Fire'])
    await userEvent.click(box())
    await userEvent.tab({ shift: true })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('keeps what is typed for when it is left, where the keyboard goes on', async () => {
    const { seen } = open()
    await userEvent.type(box(), 'metro')
    await userEvent.tab()
    expect([screen.queryByRole('listbox'), seen]).toEqual([null, []])
    await userEvent.tab()
    expect(seen).toEqual(['5'])
  })

  it('closes where something else is pressed, though that takes no focus, and stays at a press of its own', async () => {
    open()
    await userEvent.click(box())
    fireEvent.pointerDown(screen.getByRole('listbox'))
    fireEvent.pointerDown(box())
    expect(screen.getByRole('listbox')).toBeVisible()
    fireEvent.pointerDown(screen.getByRole('form'))
    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, box()])
    await userEvent.click(box())
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  it('lets the keyboard into the field alone, and not into a list that scrolls', async () => {
    open({ options: optionsOf(Array.from({ length: 300 }, (_, at) => `District ${at}`)) })
    await userEvent.click(box())
    expect(screen.getByRole('listbox').parentElement).toHaveAttribute('tabindex', '-1')
  })

  it('closes by Escape, and what was chosen stands there again', async () => {
    const { seen } = open({ first: '2' })
    await userEvent.type(box(), ' and')
    await userEvent.keyboard('{Escape}')
    expect([box().value, screen.queryByRole('listbox'), seen]).toEqual(['Harlan County Fire', null, []])
  })

  it('takes a press on an option', async () => {
    const { seen } = open()
    await userEvent.click(box())
    await userEvent.click(screen.getByRole('option', { name: 'My agency is not listed' }))
    expect([seen, box().value, document.activeElement]).toEqual([['0'], 'My agency is not listed', box()])
  })

  it('takes a name that was typed whole when it is left, and no other', async () => {
    const { seen } = open()
    await userEvent.type(box(), 'metro')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([seen, box().value]).toEqual([['5'], 'Metro'])
    await userEvent.type(box(), ' F')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([seen, box().value]).toEqual([['5'], 'Metro'])
  })

  it('lets go of what was chosen where something is done by it and another text stands there, which stays', async () => {
    const { seen } = open({ first: '1', isFound: true })
    await userEvent.clear(box())
    await userEvent.type(box(), 'zzz')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([box().value, seen]).toEqual(['zzz', [null]])
    await userEvent.clear(box())
    await userEvent.type(box(), 'harlan')
    await userEvent.click(screen.getByRole('option', { name: 'Harlan County Fire' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([box().value, seen]).toEqual(['Harlan County Fire', [null, '2']])
  })

  it('shows what was chosen again where another text is left and nothing is done by it', async () => {
    const { seen } = open({ first: '1' })
    await userEvent.clear(box())
    await userEvent.type(box(), 'zzz')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([box().value, seen]).toEqual(['Fairmont Police', []])
  })

  it('takes a name that a password manager fills in', () => {
    const { seen } = open()
    fireEvent.change(box(), { target: { value: 'harlan county fire' } })
    expect([seen, box().value]).toEqual([['2'], 'Harlan County Fire'])
  })

  it('is emptied by its button, and by deleting what stands there', async () => {
    const { seen } = open({ first: '2' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect([seen, box().value, document.activeElement]).toEqual([[null], '', box()])
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await userEvent.keyboard('metro{Enter}')
    await userEvent.clear(box())
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(seen.at(-1)).toBeNull()
  })

  it('draws some of thousands, says how many more there are, and brings them as one goes on', async () => {
    open({ options: optionsOf(Array.from({ length: 2000 }, (_, at) => `District ${at + 1}`)) })
    await userEvent.click(box())
    expect([labels().length, screen.getByText('1900 more').textContent]).toEqual([101, '1900 more'])
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2001')
    await userEvent.keyboard('{PageDown>10/}')
    expect([active(), labels().length]).toEqual(['District 100', 201])
    await userEvent.clear(box())
    await userEvent.type(box(), 'district 1999')
    expect(labels()).toEqual(['District 1999', 'My agency is not listed'])
  })

  it('that is read-only shows what was chosen and opens nothing', async () => {
    open({ first: '2', readOnly: true })
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowDown}')
    expect([box().value, screen.queryByRole('listbox'), screen.queryByRole('button', { name: 'Clear' })]).toEqual([
      'Harlan County Fire',
      null,
      null,
    ])
  })
})

describe('a combobox of several', () => {
  const openSeveral = (first: readonly string[] = [], most = Infinity) => {
    const Held = () => {
      const [values, setValues] = useState(first)
      return (
        <MultiCombobox
          id="agencies"
          label="Agencies"
          options={AGENCIES}
          values={values}
          onValuesChange={setValues}
          words={WORDS}
          emptyText="No agency has this name."
          most={most}
        />
      )
    }
    render(<Held />)
    return screen.getByRole<HTMLInputElement>('combobox', { name: 'Agencies' })
  }
  const chips = () =>
    within(screen.getByRole('list', { name: 'Chosen' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('collects what is chosen, and stays open for more', async () => {
    const field = openSeveral()
    await userEvent.type(field, 'harlan{Enter}')
    await userEvent.keyboard('metro f{Enter}')
    expect([chips(), field.value]).toEqual([['Harlan County Fire', 'Metro Fire'], ''])
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
      'Harlan County Fire',
      'Metro Fire',
    ])
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  })

  it('drops one by its own button, and gives the focus to the field', async () => {
    const field = openSeveral(['2', '4'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Harlan County Fire' }))
    expect([chips(), document.activeElement]).toEqual([['Metro Fire'], field])
  })

  it('drops one that is chosen again', async () => {
    const field = openSeveral(['2', '4'])
    await userEvent.click(field)
    await userEvent.click(screen.getByRole('option', { name: 'Metro Fire' }))
    expect(chips()).toEqual(['Harlan County Fire'])
  })

  it('takes no more than fit', async () => {
    const field = openSeveral(['2', '4'], 2)
    await userEvent.type(field, 'fairmont{Enter}')
    expect(chips()).toEqual(['Harlan County Fire', 'Metro Fire'])
  })
})
