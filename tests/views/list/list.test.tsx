import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'

import type { ChosenRows, ListAsked } from '../../../src/domain/list.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { createResourceMachine } from '../../../src/machines/resource/resource.machine.ts'
import { Crew, type CrewProps } from '../../../src/views/list/crew.story-view.tsx'
import {
  crewPage,
  crewRows,
  crewThat,
  members,
  WHOLE_CREW,
  type CrewPage,
  type CrewParts,
} from '../../../src/views/list/story-list.ts'
import { fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

/** A screen as wide as a desk's, or as a phone's: jsdom has none. */
const stand = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void stand(true))
afterEach(() => void vi.unstubAllGlobals())

type World = CrewParts &
  Partial<Omit<CrewProps, 'machine'>> &
  Readonly<{ language?: Locales; at?: string; people?: number }>

const open = async ({ language = 'en', at, people = 64, rows, writeAddress, exportRows, ...props }: World = {}) => {
  const read: ListAsked[] = []
  const written: ListAsked[] = []
  const bulk: ChosenRows[] = []
  const parts: CrewParts = {
    rows:
      rows ??
      crewRows((asked) => {
        read.push(asked)
        return crewPage(members(people))(asked)
      }),
    writeAddress: writeAddress ?? fromPromise(async ({ input }) => void written.push(input.asked)),
    ...(exportRows && { exportRows }),
  }
  const Shown = () => {
    const [machine] = useState(() => crewThat(parts))
    return <Crew asked={WHOLE_CREW} onBulk={(chosen) => bulk.push(chosen)} {...props} machine={machine} />
  }
  const { visited } = await renderSpoken(<Shown />, ['lists'], language, at)
  return { read, written, bulk, visited }
}

type Asked = { query: ListAsked }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const table = () => screen.findByRole('table', { name: 'Crew' })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('a link', () => {
  it('that asks what the list does not know is told so, and is not taken for the whole list', async () => {
    await open({ asked: { ...WHOLE_CREW, lost: ['state=gone'] } })
    await table()
    expect(screen.getByText('This list does not know a part of this link, and shows the rest')).toBeVisible()
    expect(screen.getByText('state=gone')).toBeVisible()
  })

  it('that asks what it knows is shown without a word', async () => {
    await open()
    await table()
    expect(screen.queryByText(/does not know a part of this link/)).toBeNull()
  })

  const LOST_ROW = {
    en: 'The row that this link opens is on another page, or no longer in this list',
    tr: 'Bu bağlantının açtığı satır başka bir sayfada ya da artık bu listede değil',
    ar: 'السطر الذي يفتحه هذا الرابط في صفحة أخرى، أو لم يعد في هذه القائمة',
  }

  it.each([
    ['en', true],
    ['tr', true],
    ['ar', false],
  ] as const)(
    'that opens a row which is not here says so, of rows that are there all the same: %s',
    async (language, isWide) => {
      stand(isWide)
      const { written } = await open({ language, people: 2, asked: { ...WHOLE_CREW, open: 99 } })
      const said = await screen.findByText(LOST_ROW[language])
      expect(said.closest('[role=status]')).toBeVisible()
      expect(screen.getAllByText('Bora Demir')).not.toEqual([])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Bora' } })
      await waitFor(() => expect(screen.queryByText(LOST_ROW[language])).toBeNull())
      await waitFor(() => expect(written.map(({ search, open: id }) => [search, id])).toEqual([['Bora', undefined]]))
    },
  )

  /** Rows that are read again when that is wanted: each time the next of these, of which the last stays. */
  const readAgain = (...answers: readonly Promise<CrewPage>[]) => {
    const left = [...answers]
    let again = () => {}
    const rows = createResourceMachine<CrewPage, ListAsked>().provide({
      actors: {
        read: fromPromise(async () => (left.length > 1 ? left.shift() : left[0]) ?? crewPage([])(WHOLE_CREW)),
        watchTopics: fromCallback(({ sendBack }) => {
          again = () => sendBack({ type: 'topic.changed' })
        }),
      },
    })
    return { rows, again: () => act(async () => again()) }
  }
  const pageOf = (...ids: readonly number[]) => crewPage(members(5).filter(({ id }) => ids.includes(id)))(WHOLE_CREW)
  const lostRow = () => screen.queryByText(LOST_ROW.en)

  it('that opens a row which is here says nothing, not even when that row goes', async () => {
    const { rows, again } = readAgain(Promise.resolve(pageOf(1, 2, 3)), Promise.resolve(pageOf(1, 3)))
    await open({ rows, asked: { ...WHOLE_CREW, open: 2 } })
    await screen.findByRole('complementary')
    await vi.dynamicImportSettled()
    expect(lostRow()).toBeNull()
    await again()
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(lostRow()).toBeNull()
  })

  it('that opens a row which is not here brings that in sight, unless somebody has begun with something', async () => {
    const arrive = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const arrived = () =>
      arrive.mock.contexts.filter((one) => one instanceof Element && one.textContent === LOST_ROW.en).length
    await open({ rows: readAgain(Promise.resolve(pageOf(1, 3))).rows, asked: { ...WHOLE_CREW, open: 2 } })
    await waitFor(() => expect(arrived()).toBe(1))
    cleanup()
    const { promise, resolve } = Promise.withResolvers<CrewPage>()
    await open({ rows: readAgain(promise).rows, asked: { ...WHOLE_CREW, open: 2 } })
    screen.getByRole('searchbox').focus()
    await act(async () => resolve(pageOf(1, 3)))
    await waitFor(() => expect(lostRow()).toBeVisible())
    expect(arrived()).toBe(1)
    arrive.mockRestore()
  })

  it('that opens a row which is not here says so while the rows are read again, until it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<CrewPage>()
    const { rows, again } = readAgain(Promise.resolve(pageOf(1, 3)), promise)
    await open({ rows, asked: { ...WHOLE_CREW, open: 2 } })
    await waitFor(() => expect(lostRow()).toBeVisible())
    await again()
    expect(lostRow()).toBeVisible()
    await act(async () => resolve(pageOf(1, 2, 3)))
    await screen.findByRole('complementary')
    expect(lostRow()).toBeNull()
  })
})

describe('a table', () => {
  it('names each row by its first column, and shows the usual columns', async () => {
    await open({ people: 2 })
    const rows = within(await table()).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['', 'Name', 'Discipline', 'State', 'Hours', 'Actions'],
      ['', 'Bora Demir', 'Fire', 'Active', '0', ''],
      ['', 'هناء صالح', 'Police', 'Active', '7', ''],
    ])
    expect(screen.getByText('2 results')).toHaveAttribute('role', 'status')
  })

  it('is ordered by its heads, which say how', async () => {
    const { written } = await open()
    await table()
    const head = () => screen.getByRole('columnheader', { name: 'Hours' })
    const sorts = [head().getAttribute('aria-sort')]
    await userEvent.click(button('Hours'))
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.click(button('Hours'))
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
    expect([sorts, written.map(({ sort }) => sort)]).toEqual([['none'], ['hours', '-hours']])
    expect(screen.getByRole('columnheader', { name: 'Discipline' })).not.toHaveAttribute('aria-sort')
  })

  it('has the columns that are chosen, never without the one that names the row', async () => {
    const { read, written } = await open()
    await table()
    await userEvent.click(button('Columns and rows'))
    const choices = within(await screen.findByRole('dialog', { name: 'Columns and rows' }))
    expect(choices.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(choices.getByRole('checkbox', { name: 'Joined' }))
    await userEvent.click(choices.getByRole('checkbox', { name: 'State' }))
    expect(screen.getByRole('columnheader', { name: 'Joined', hidden: true })).toBeInTheDocument()
    await userEvent.click(choices.getByRole('button', { name: 'Usual columns' }))
    expect([read.length, written.map(({ columns }) => columns)]).toEqual([
      1,
      [['name', 'discipline', 'state', 'hours', 'joined'], ['name', 'discipline', 'hours', 'joined'], null],
    ])
  })
})

describe('rows', () => {
  it('are as high as somebody likes them', async () => {
    await open({ people: 2 })
    await table()
    const frame = () => screen.getByRole('group', { name: 'Crew' }).dataset['density']
    const before = frame()
    await userEvent.click(button('Columns and rows'))
    await userEvent.click(await screen.findByRole('radio', { name: 'Comfortable' }))
    await waitFor(() => expect([before, frame()]).toEqual(['compact', 'comfortable']))
  })

  it('on paper stand below what the list is, what it is narrowed by, and when it was printed', async () => {
    await open({ asked: { ...WHOLE_CREW, search: 'a', filters: { state: ['active'] } } })
    await table()
    await act(async () => void window.dispatchEvent(new Event('beforeprint')))
    const head = screen.getByText(/^Printed /).parentElement
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Crew',
      'Search: a',
      'State: Active',
      expect.stringMatching(/^10 of \d+ rows are on this paper\.$/),
      expect.stringMatching(/^Printed \w{3}, \w{3} \d+, \d{4}, .*\(.+\)$/),
    ])
    await act(async () => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByText(/^Printed /)).toBeNull()
  })

  it.each([
    [10, []],
    [56, ['10 of 56 rows are on this paper.']],
  ])('of %i on paper say whether there are more than those', async (people, told) => {
    await open({ people })
    await table()
    await act(async () => void window.dispatchEvent(new Event('beforeprint')))
    expect(screen.queryAllByText(/on this paper/).map(({ textContent }) => textContent)).toEqual(told)
    await act(async () => void window.dispatchEvent(new Event('afterprint')))
  })
})

describe('searching', () => {
  it('finds as one types, without a button, and Enter does not wait', async () => {
    const { read, written } = await open()
    await table()
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search names' }))
    // At once, however slow the machine: a pause between two letters is a search of its own.
    await userEvent.paste('demir')
    await waitFor(() => expect(written.at(-1)?.search).toBe('demir'))
    await userEvent.paste(' 50')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('One result')).toBeVisible()
    expect(read.map(({ search }) => search)).toEqual(['', 'demir', 'demir 50'])
  })

  it('is cleared in one press, and the field is at hand again', async () => {
    const { read } = await open({ asked: { ...WHOLE_CREW, search: 'demir' } })
    await table()
    await userEvent.click(button('Clear the search'))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await waitFor(() => expect(read.at(-1)).toEqual(WHOLE_CREW))
  })
})

describe('filters', () => {
  it('are in force as they are chosen, and read back by chips', async () => {
    const { written } = await open()
    await table()
    await userEvent.click(button('Filters'))
    const fields = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(fields.getByRole('checkbox', { name: 'Lapsed' }))
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Discipline' }), 'Fire')
    await waitFor(() => expect(written.at(-1)?.filters).toEqual({ state: ['lapsed'], discipline: ['Fire'] }))
    await userEvent.type(fields.getByRole('textbox', { name: 'Hours, at least' }), '1x')
    expect(fields.getByRole('textbox', { name: 'Hours, at least' })).toHaveValue('1x')
    await userEvent.keyboard('{Escape}')
    const chips = within(await screen.findByRole('group', { name: 'Filters in force' }))
    expect(chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
      'Remove: State: Lapsed',
      'Remove: Discipline: Fire',
      'Clear search and filters',
    ])
    expect(button('Filters (2)')).toBeVisible()
  })

  it('say a day as days are written', async () => {
    await open({ asked: { ...WHOLE_CREW, filters: { since: ['2026-01-31'] } } })
    expect(await screen.findByText('Since: January 31, 2026')).toBeVisible()
  })

  it('are taken away by their chips, and the focus goes to the next, then to the search', async () => {
    const { written } = await open({ asked: { ...WHOLE_CREW, search: 'a', filters: { discipline: ['Fire'] } } })
    await table()
    await userEvent.click(button('Remove: Search: a'))
    await waitFor(() => expect(button('Remove: Discipline: Fire')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    expect(written.at(-1)).toEqual(WHOLE_CREW)
  })

  it('that find nothing say so, and are cleared at once', async () => {
    const { written } = await open({ asked: { ...WHOLE_CREW, search: 'nobody' } })
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search and filters' })
    await userEvent.click(clear ?? document.body)
    await waitFor(() => expect(written).toEqual([WHOLE_CREW]))
  })
})

describe('pages', () => {
  it('are turned by their cursors, as far as there are any', async () => {
    const { read } = await open({ people: 25 })
    await screen.findByText('Page 1 of 3')
    await userEvent.click(button('Previous page'))
    await userEvent.click(button('Next page'))
    await screen.findByText('Page 2 of 3')
    await waitFor(() => expect(button('Next page')).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button('Next page'))
    await screen.findByText('Page 3 of 3')
    await userEvent.click(button('Next page'))
    await userEvent.click(button('First page'))
    await screen.findByText('Page 1 of 3')
    expect(read.map(({ page, cursor }) => [page, cursor])).toEqual([
      [1, null],
      [2, '10'],
      [3, '20'],
      [1, null],
    ])
  })

  it('cannot be turned while one is on its way: its cursors are not there yet', async () => {
    let reads = 0
    const { written } = await open({
      rows: crewRows((asked) => {
        reads += 1
        return reads === 1 ? crewPage(members(64))(asked) : new Promise<CrewPage>(() => {})
      }),
    })
    await table()
    await userEvent.click(button('Next page'))
    await userEvent.click(button('Next page'))
    expect(written.map(({ page }) => page)).toEqual([2])
    expect(names()).toHaveLength(10)
  })

  it('have as many rows as one likes', async () => {
    const { written } = await open()
    await table()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
    await waitFor(() => expect(names()).toHaveLength(25))
    expect(written).toEqual([{ ...WHOLE_CREW, perPage: 25 }])
  })

  it('beyond the last lead to the first', async () => {
    const { written } = await open({ asked: { ...WHOLE_CREW, page: 9 } })
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    await table()
    expect(written).toEqual([WHOLE_CREW])
  })

  it('of more than is counted say "more than", and no last page', async () => {
    await open({ rows: crewRows(crewPage(members(80), 50)) })
    expect(await screen.findByText('More than 50 results')).toBeVisible()
    expect(screen.getByText('Page 1')).toBeVisible()
  })
})

describe('choosing', () => {
  it('holds rows over pages, and hands them to what is done with them', async () => {
    const { bulk } = await open({ people: 25 })
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bora Demir' }))
    await userEvent.click(button('Next page'))
    await screen.findByText('Page 2 of 3')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    expect(bar.getByText('11 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }))
    expect(bulk.map(({ selection, count, isExact }) => [selection.kind, count, isExact])).toEqual([['some', 11, true]])
    await userEvent.click(bar.getByRole('button', { name: 'Clear the selection' }))
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
  })

  it('leads from the box of all rows to what can be done with them, past the rows', async () => {
    await open()
    await table()
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
    all.focus()
    await userEvent.tab()
    const before = document.activeElement?.textContent
    all.focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    const way = button('Go to what can be done with those selected')
    expect([before === way.textContent, document.activeElement]).toEqual([false, way])
    await userEvent.keyboard('{Enter}')
    expect(button('Remove')).toHaveFocus()
  })

  it('leaves the keyboard where it is: at the bar as all that match are taken, and among the rows as the bar goes', async () => {
    await open()
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bora Demir' }))
    const matching = button('Select all 64 that match')
    matching.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveFocus()
    await userEvent.tab()
    expect(button('Clear the selection')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('rowheader')).toContain(document.activeElement)
  })

  it('leaves the keyboard among the rows on a phone, too', async () => {
    stand(false)
    await open({ people: 3 })
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    if (box) await userEvent.click(box)
    button('Clear the selection').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('button', { name: /^Details of/ })).toContain(document.activeElement)
  })

  it('takes all rows up to the one whose box is pressed with Shift, by a mouse, by Space and by x', async () => {
    await open({ people: 10 })
    await table()
    const boxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    const chosen = () => boxes().flatMap((box, at) => ((box as HTMLInputElement).checked ? [at] : []))
    const user = userEvent.setup()
    const pressed = async (act: () => Promise<unknown>) => {
      await user.keyboard('{Shift>}')
      await act()
      await user.keyboard('{/Shift}')
      return chosen()
    }
    const box = (at: number) => boxes()[at] ?? document.body
    await user.click(box(1))
    const byMouse = await pressed(() => user.click(box(3)))
    box(5).focus()
    const bySpace = await pressed(() => user.keyboard(' '))
    screen.getAllByRole('rowheader')[7]?.focus()
    const byKey = await pressed(() => user.keyboard('X'))
    expect([byMouse, bySpace, byKey]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6, 7],
    ])
    // No text is marked by it.
    expect(fireEvent.mouseDown(box(2), { shiftKey: true })).toBe(false)
    expect(fireEvent.mouseDown(box(2))).toBe(true)
  })

  it('takes all that match, but those that are taken out', async () => {
    const { bulk } = await open({ asked: { ...WHOLE_CREW, filters: { discipline: ['Fire'] } } })
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bora Demir' }))
    await userEvent.click(button('Select all 22 that match'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bora Demir' }))
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('21 selected')
    await userEvent.click(button('Remove'))
    expect(bulk[0]?.selection).toEqual({
      kind: 'matching',
      search: '',
      filters: { discipline: ['Fire'] },
      except: [1],
      count: 21,
    })
  })

  it('says "more than" where nobody counted to the end', async () => {
    const { bulk } = await open({ rows: crewRows(crewPage(members(80), 50)) })
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bora Demir' }))
    await userEvent.click(button('Select all that match, more than 50'))
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent(
      'All that match are selected, more than 50',
    )
    await userEvent.click(button('Remove'))
    expect([bulk[0]?.count, bulk[0]?.isExact]).toEqual([50, false])
  })
})

describe('keys of the list', () => {
  const focusList = async () => {
    await table()
    button('Filters').focus()
  }
  const row = (name: string) => screen.getByRole('rowheader', { name })
  const [FIRST, SECOND] = ['Bora Demir', 'هناء صالح'] as const

  it('j and k go down and up the rows, and stay at their ends', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('j')
    expect(row(FIRST)).toHaveFocus()
    await userEvent.keyboard('k')
    expect(row(FIRST)).toHaveFocus()
    await userEvent.keyboard('jj')
    expect(row(SECOND)).toHaveFocus()
  })

  it('x chooses the row, and lets it go', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('jx')
    expect(screen.getByRole('checkbox', { name: `Select ${FIRST}` })).toBeChecked()
    await userEvent.keyboard('x')
    expect(screen.getByRole('checkbox', { name: `Select ${FIRST}` })).not.toBeChecked()
  })

  it('a goes to what can be done with those that are chosen, and does nothing where none is', async () => {
    await open({ people: 10 })
    await focusList()
    await userEvent.keyboard('ja')
    expect(row(FIRST)).toHaveFocus()
    await userEvent.keyboard('xjxa')
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    expect(bar.getByRole('button', { name: 'Remove' })).toHaveFocus()
  })

  it('e does the usual act of the row', async () => {
    const { visited } = await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('jje')
    expect(visited).toEqual(['/start', '/contact?to=2'])
  })

  it('comes back to the row that was left by what can be done with it', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('jje')
    expect(history.state).toEqual({ row: 2 })
    const come = async () => {
      cleanup()
      await open({ people: 2 })
      return (await screen.findAllByRole('rowheader'))[1]
    }
    const go = (step: -1 | 1) =>
      new Promise((settle) => {
        addEventListener('popstate', settle, { once: true })
        history.go(step)
      })
    expect(await come()).toHaveFocus()
    // Rows that come anew while one stays are not come back to.
    expect(await come()).not.toHaveFocus()
    history.pushState(null, '', '/contact?to=2')
    expect(await come()).not.toHaveFocus()
    const isFound: boolean[] = []
    for (const step of [-1, 1, -1, 1, -1] as const) {
      await go(step)
      isFound.push((await come()) === document.activeElement)
    }
    expect(isFound).toEqual([true, false, true, false, true])
  })

  /** By hours one of them is not there any more, as after something was done with that row. */
  const withoutOne = (gone: number) =>
    crewRows((asked) => crewPage(members(3).filter(({ id }) => asked.sort !== 'hours' || id !== gone))(asked))

  it.each([
    ['the one that comes into its place', 'Grace Tanaka', 3, SECOND],
    ['the one before, where it was the last', SECOND, 2, 'Grace Tanaka'],
  ])('are left by a row that goes to %s', async (_, name, id, heir) => {
    await open({ rows: withoutOne(id) })
    await table()
    row(name).focus()
    fireEvent.click(button('Hours'))
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(row(heir)).toHaveFocus()
  })

  it('are left by rows that go to the first that stays, on a phone too', async () => {
    stand(false)
    await open({ people: 3 })
    const [details] = await screen.findAllByRole('button', { name: /^Details of/ })
    details?.focus()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Grace' } })
    await waitFor(() => expect(details).not.toBeInTheDocument())
    expect(button('Details of Grace Tanaka')).toHaveFocus()
  })

  it('/ goes to the search, where letters are letters', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('/jx?')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('jx?')
  })

  it('are found by their place where the letters are of another script', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('j')
    fireEvent.keyDown(row(FIRST), { key: 'ت', code: 'KeyJ' })
    expect(row(SECOND)).toHaveFocus()
    fireEvent.keyDown(row(SECOND), { key: 'ظ', code: 'Slash' })
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('are nobody else’s: not with a modifier, and not of what another layout has in that place', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('j')
    fireEvent.keyDown(row(FIRST), { key: 'j', code: 'KeyJ', ctrlKey: true })
    fireEvent.keyDown(row(FIRST), { key: '.', code: 'Slash' })
    expect(row(FIRST)).toHaveFocus()
  })

  it('? shows those that the list has, and gives the focus back to the row', async () => {
    await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('j?')
    const help = within(await screen.findByRole('dialog', { name: 'Keys of this list' }))
    expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '/',
      'j',
      'k',
      'x',
      'Shift + x',
      'a',
      'o',
      'e',
      'F6',
      '?',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row(FIRST)).toHaveFocus())
  })

  it('are those of the page where the focus is in no list, unless somebody turned that off', async () => {
    await open({ people: 2 })
    await table()
    await userEvent.keyboard('jj')
    expect(row(SECOND)).toHaveFocus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('switch', { name: 'On the whole page' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row(SECOND)).toHaveFocus())
    row(SECOND).blur()
    await userEvent.keyboard('j')
    expect(document.body).toHaveFocus()
  })

  it('o shows the row beside the list, j and k go on with it, and Escape closes it', async () => {
    const { written } = await open({ people: 2 })
    await focusList()
    await userEvent.keyboard('jo')
    const beside = within(await screen.findByRole('complementary', { name: `Details of ${FIRST}` }))
    expect(beside.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Discipline',
      'State',
      'Hours',
      'Joined',
    ])
    await userEvent.keyboard('j')
    expect(await screen.findByRole('complementary', { name: `Details of ${SECOND}` })).toBeVisible()
    expect(row(SECOND)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect([document.activeElement, written.map(({ open: id }) => id)]).toEqual([row(SECOND), [1, 2, undefined]])
  })

  it('a press on a row shows it beside the list, one on what is in the row does not; its button gives the focus back', async () => {
    const { written } = await open({ people: 2 })
    await table()
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${FIRST}` }))
    expect(written).toEqual([])
    await userEvent.click(screen.getByRole('cell', { name: 'Police' }))
    await screen.findByRole('complementary', { name: `Details of ${SECOND}` })
    await userEvent.click(button('Close the details'))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect([document.activeElement, written.map(({ open: id }) => id)]).toEqual([row(SECOND), [2, undefined]])
  })

  it('are not needed: what names a row is a link to it, beside the list, which keeps what the address says beside', async () => {
    const { written, visited } = await open({ people: 2, at: '/start?crew=a' })
    await table()
    const link = screen.getByRole('link', { name: SECOND })
    expect(link).toHaveAttribute('href', '/start?crew=a&open=2')
    await userEvent.click(link)
    await screen.findByRole('complementary', { name: `Details of ${SECOND}` })
    expect([written.map(({ open: id }) => id), visited]).toEqual([[2], ['/start?crew=a']])
  })

  it('are told of by a button', async () => {
    await open()
    await userEvent.click(button('Keys of this list'))
    expect(await screen.findByRole('dialog', { name: 'Keys of this list' })).toBeVisible()
  })
})

describe('the file', () => {
  it('of what is asked for is prepared, and said to have begun', async () => {
    const asked: ListAsked[] = []
    await open({
      asked: { ...WHOLE_CREW, search: 'a' },
      exportRows: fromPromise(async ({ input }) => void asked.push(input.asked)),
    })
    await userEvent.click(button('Export CSV'))
    expect(await screen.findByText('The file is on its way.')).toBeInTheDocument()
    expect(asked).toEqual([{ ...WHOLE_CREW, search: 'a' }])
  })

  it('that could not be prepared is asked for again', async () => {
    let tries = 0
    await open({
      exportRows: fromPromise(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
      }),
    })
    await userEvent.click(button('Export CSV'))
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The file is on its way.')).toBeInTheDocument()
  })

  it('is not offered where the list has none', async () => {
    await open({ isExported: false })
    await table()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })
})

describe('its faces', () => {
  it('on its way', async () => {
    await open({ rows: resourceThat(waits<CrewPage, Asked>()) })
    expect(screen.getByRole('status', { name: 'Loading: Crew' })).toBeVisible()
  })

  it('failed, and tried again', async () => {
    let tries = 0
    await open({
      rows: crewRows(async (asked) => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return crewPage(members(3))(asked)
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await table()).toBeVisible()
  })

  it('failed without a network says so', async () => {
    await open({ rows: resourceThat(fails<CrewPage, Asked>({ kind: 'offline' })) })
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
  })

  it('old, where it could not be read again', async () => {
    await open({ rows: resourceGoneStale<CrewPage, ListAsked>(crewPage(members(3))(WHOLE_CREW), { kind: 'offline' }) })
    expect(await screen.findByText(/could not be read again/)).toBeVisible()
    expect(names()).toHaveLength(3)
  })

  it('dimmed, not gone, while it is read again', async () => {
    let reads = 0
    await open({
      rows: crewRows((asked) => {
        reads += 1
        return reads === 1 ? crewPage(members(3))(asked) : new Promise<CrewPage>(() => {})
      }),
    })
    await table()
    await userEvent.click(button('Hours'))
    expect((await table()).closest('[aria-busy=true]')).not.toBeNull()
    expect(names()).toHaveLength(3)
  })

  it('empty, with words of its own', async () => {
    await open({ people: 0, empty: { title: 'Nobody is on the crew yet', children: 'Invite the first of them.' } })
    expect(await screen.findByRole('heading', { name: 'Nobody is on the crew yet' })).toBeVisible()
    expect(screen.getByText('No results')).toBeVisible()
  })
})

describe('on a phone', () => {
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li')
    if (!row) throw new Error(`${name} has no row`)
    return within(row)
  }
  const openSheet = async (name: string | RegExp = 'Filter and sort') => {
    await userEvent.click(button(name))
    return within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
  }

  it('is rows that say the name, what matters most, and where it stands', async () => {
    stand(false)
    await open({ people: 2 })
    const row = await rowOf('Bora Demir')
    expect(screen.queryByRole('table')).toBeNull()
    // Each is cut at its own end, whichever way the line is read.
    expect(row.getByText('Fire').tagName).toBe('BDI')
    expect(row.getByText('0 h').parentElement?.parentElement).toHaveTextContent('Fire · 0 h')
    expect(row.getByText('Active')).toBeVisible()
    expect([row.queryByRole('term'), row.queryByRole('button', { name: /^Write/ })]).toEqual([null, null])
  })

  it('opens a row: each column that is shown, and what can be done with it', async () => {
    stand(false)
    await open({ people: 2, asked: { ...WHOLE_CREW, columns: ['name', 'hours', 'joined'] } })
    const row = await rowOf('Bora Demir')
    const details = row.getByRole('button', { name: 'Details of Bora Demir', expanded: false })
    await userEvent.click(details)
    expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Hours', 'Joined'])
    const acts = within(row.getByRole('group', { name: 'What can be done with Bora Demir' }))
    expect(acts.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact?to=1')
    await userEvent.click(details)
    expect(row.queryByRole('term')).toBeNull()
  })

  it('is ordered, filtered and saved, and its columns chosen, behind one button that says how much is not as usual', async () => {
    stand(false)
    const asked: ListAsked[] = []
    const { written } = await open({ exportRows: fromPromise(async ({ input }) => void asked.push(input.asked)) })
    await rowOf('Bora Demir')
    expect(['Filters', 'Columns and rows', 'Export CSV'].map((name) => screen.queryByRole('button', { name }))).toEqual(
      [null, null, null],
    )
    const sheet = await openSheet()
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Order' }), 'Hours, descending')
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Lapsed' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Joined' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Export CSV' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show the list' }))
    const changed = {
      ...WHOLE_CREW,
      sort: '-hours',
      filters: { state: ['lapsed'] },
      columns: ['name', 'discipline', 'state', 'hours', 'joined'],
    }
    await waitFor(() => expect([written.at(-1), asked]).toEqual([changed, [changed]]))
    expect(await screen.findByRole('button', { name: 'Filter and sort (3)' })).toHaveFocus()
    const again = await openSheet('Filter and sort (3)')
    await userEvent.click(again.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(written.at(-1)?.filters).toEqual({}))
  })

  it('has the sheet while nothing is there yet', async () => {
    stand(false)
    await open({ rows: resourceThat(waits<CrewPage, Asked>()) })
    expect(button('Filter and sort')).toBeVisible()
  })

  it('is chosen by boxes, one or a page of them', async () => {
    stand(false)
    await open()
    await userEvent.click((await rowOf('Bora Demir')).getByRole('checkbox', { name: 'Select Bora Demir' }))
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('One selected')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('10 selected')
  })
})

it.each([
  ['tr', '64 sonuç', 'Filtreler'],
  ['ar', '64 نتيجة', 'عوامل التصفية'],
] as const)('speaks %s', async (language, count, filters) => {
  await open({ language })
  expect(await screen.findByText(count)).toBeVisible()
  expect(button(filters)).toBeVisible()
})
