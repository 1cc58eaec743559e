import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ListViews, SavedView } from '../../../src/domain/contract/list-view.contract.ts'
import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import { broughtViews, VIEWED_LIST_IDS } from '../../../src/domain/list-view.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { wordsIn } from '../../../src/i18n/words-in.ts'
import { loadWords } from '../../../src/i18n/words.tsx'
import type { ListViewValues } from '../../../src/machines/list-views/list-view-form.machine.ts'
import type { Arrangement, ListViewing } from '../../../src/views/list-views/list-views.props.ts'
import {
  STORY_VIEWS,
  storyView,
  storyViewing,
  viewsThat,
  type ViewsParts,
} from '../../../src/views/list-views/story-views.ts'
import { broughtName } from '../../../src/views/list-views/view-words.ts'
import { ViewsButton } from '../../../src/views/list-views/views-button.view.tsx'
import { ViewsPanel } from '../../../src/views/list-views/views-panel.view.tsx'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Query = { query: undefined }
type Named = { values: ListViewValues; about?: unknown }

const OWN = [storyView({ id: 1, name: 'A', asked: 'search=a' }), storyView({ id: 2, name: 'B', asked: 'search=b' })]
const kept = (more: Partial<ListViews> = {}) =>
  answers<ListViews, Query>({ items: OWN, opensWith: null, canShare: false, ...more })

/** Notes with what it was asked, and answers. */
const noting = <Output, Input>(asked: (input: Input) => void, output: Output) =>
  fromPromise<Output, Input>(async ({ input }) => {
    asked(input)
    return output
  })

const show = async (parts: ViewsParts = {}, viewing: Partial<ListViewing> = {}, isWide = true) => {
  const machines = viewsThat(parts)
  const tell = vi.fn()
  const onChosen = vi.fn()
  await renderSpoken(
    <ViewsButton
      isWide={isWide}
      onChosen={onChosen}
      renderPanel={(opened) => (
        <ViewsPanel {...opened} viewing={storyViewing(viewing)} machines={machines} tell={tell} />
      )}
    />,
    ['lists', 'listViews', 'fieldRules', 'changedMeanwhile'],
  )
  await userEvent.click(screen.getByRole('button', { name: 'Views' }))
  return { tell, onChosen, menu: await screen.findByRole('dialog', { name: 'Views' }) }
}

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

/** What opens over another takes presses once it has the focus. */
const focused = (dialog: Element) => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

const write = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Name' })
  // A dialog takes the focus, and one over another presses, a moment after it is there.
  await focused(field.closest('[role=dialog]') ?? document.body)
  await userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }).type(field, text)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the menu of views', () => {
  it('has an address for each: all, what the list brings, one’s own, and what is shared', async () => {
    const { menu } = await show()
    await within(menu).findByText('Yours')
    expect(linksOf(menu)).toEqual([
      ['Everything', '/instructor/dash', null],
      ['UpcomingOpens first', '/instructor/dash?when=upcoming&sort=date', null],
      ['Past', '/instructor/dash?when=past', null],
      ['Cancelled', '/instructor/dash?when=cancelled', null],
      ['Rescue classes', '/instructor/dash?search=rescue', 'true'],
      ['Newest first, 50 rows', '/instructor/dash?perPage=50', null],
      ['Quarter’s classesSeen by Instructors', '/instructor/dash?search=q4', null],
    ])
    expect(within(menu).getByRole('list', { name: 'Shared with you' })).toBeVisible()
  })

  it('has what the list brings before anything was read, and where nothing can be', async () => {
    const { menu } = await show({ views: waits<ListViews, Query>() })
    expect(within(menu).getByRole('status', { name: 'Loading your views' })).toBeVisible()
    expect(linksOf(menu).length).toBe(4)
    expect(within(menu).queryByRole('button', { name: 'Manage views' })).toBeNull()
  })

  it('says that one’s own could not be read, and tries again', async () => {
    const { menu } = await show({ views: fails<ListViews, Query>({ kind: 'offline' }) })
    await within(menu).findByText('Your views could not be loaded')
    expect(linksOf(menu).length).toBe(4)
    expect(within(menu).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('closes when a view is chosen, and says so to what it was opened from', async () => {
    const { menu, onChosen } = await show()
    await userEvent.click(within(menu).getByRole('link', { name: 'Past' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChosen).toHaveBeenCalledOnce()
  })

  it.each([
    ['the whole list', ''],
    ['a view that the list brings', 'when=past'],
    ['a view that is kept', 'search=rescue'],
  ])('does not offer to save %s again', async (_what, current) => {
    const { menu } = await show({}, { current })
    await within(menu).findByText(/^Filter, sort or choose columns/)
    expect(within(menu).queryByRole('button', { name: 'Save this view' })).toBeNull()
  })

  it('has words for each view of each list in every language', async () => {
    for (const language of ['en', 'tr', 'ar'] satisfies Locales[]) {
      await loadWords(language, ['listViews'])
      const words = wordsIn(language)
      const names = VIEWED_LIST_IDS.flatMap((id) =>
        broughtViews(VIEWED_LISTS[id]).map(({ key }) => [key, broughtName(words, id, key)]),
      )
      expect(names.filter(([key, name]) => key === name)).toEqual([])
    }
  })
})

describe('saving a view', () => {
  it('asks for its name, keeps what is shown, and tells', async () => {
    const asked = vi.fn()
    const { tell } = await show(
      { name: noting<SavedView, Named>(asked, storyView({ name: 'Flagging' })) },
      { current: 'search=flagging' },
    )
    await press('Save this view')
    await write('Flagging')
    await press('Save')
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ tone: 'success', text: 'Saved: \u2068Flagging\u2069' }))
    expect(asked.mock.calls).toEqual([
      [expect.objectContaining({ values: { name: 'Flagging' }, about: { asked: 'search=flagging' } })],
    ])
  })

  it('asks for a name where there is none, and sends nothing', async () => {
    const asked = vi.fn()
    await show({ name: noting<SavedView, Named>(asked, storyView()) }, { current: 'search=flagging' })
    await press('Save this view')
    await press('Save')
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('managing views', () => {
  const manage = async (parts: ViewsParts) => {
    const shown = await show(parts)
    await press('Manage views')
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Manage views' }) }
  }

  it('moves one up or down, and not beyond the ends', async () => {
    const asked = vi.fn()
    await manage({ views: kept(), arrange: noting<void, { subject: Arrangement }>(asked, undefined) })
    const [up, down] = [
      await screen.findByRole('button', { name: 'Move up: A' }),
      screen.getByRole('button', { name: 'Move down: A' }),
    ]
    expect([up, down].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null])
    await userEvent.click(up)
    await userEvent.click(down)
    expect(asked.mock.calls).toEqual([[{ subject: { kind: 'order', ids: [2, 1] } }]])
  })

  it('shows the new order while it is on its way', async () => {
    const { dialog } = await manage({ views: kept(), arrange: waits<void, { subject: Arrangement }>() })
    await press('Move down: A')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['B', 'A'])
  })

  it('chooses what the list opens with, among all that there is', async () => {
    const asked = vi.fn()
    const { tell } = await manage({
      views: kept(),
      arrange: noting<void, { subject: Arrangement }>(asked, undefined),
    })
    const choice = await screen.findByRole('combobox', { name: 'This list opens with' })
    const names = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Everything', 'Upcoming', 'Past', 'Cancelled', 'A', 'B'])
    await userEvent.selectOptions(choice, 'B')
    await userEvent.selectOptions(choice, 'Past')
    expect(asked.mock.calls.map(([{ subject }]) => subject.view)).toEqual([
      { id: 2, brought: null },
      { id: null, brought: 'past' },
    ])
    expect(tell).toHaveBeenCalledTimes(2)
  })

  it('renames one, beginning with its name', async () => {
    const asked = vi.fn()
    await manage({ views: kept(), name: noting<SavedView, Named>(asked, storyView({ name: 'AB' })) })
    await press('Rename: A')
    const field = await screen.findByRole('textbox', { name: 'Name' })
    expect(field).toHaveValue('A')
    await write('B')
    await press('Save')
    await waitFor(() =>
      expect(asked.mock.calls).toEqual([
        [expect.objectContaining({ values: { name: 'AB' }, about: { id: 1, was: { name: 'A' } } })],
      ]),
    )
  })

  it('asks before one is deleted', async () => {
    const asked = vi.fn()
    const { tell } = await manage({ views: kept(), remove: noting<void, { subject: SavedView }>(asked, undefined) })
    await press('Delete: B')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete \u2068B\u2069?' })
    expect(asked).not.toHaveBeenCalled()
    await focused(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the view' }))
    await waitFor(() => expect(tell).toHaveBeenCalledWith({ tone: 'success', text: 'Deleted: \u2068B\u2069' }))
    expect(asked.mock.calls).toEqual([[{ subject: OWN[1] }]])
  })

  it('shares for who may, and offers nothing of it to others', async () => {
    const asked = vi.fn()
    const arrange = noting<void, { subject: Arrangement }>(asked, undefined)
    const { tell } = await manage({ views: kept({ canShare: true }), arrange })
    const choice = await screen.findByRole('combobox', { name: 'Who sees it: A' })
    const names = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Nobody else', 'Instructors', 'Administrators', 'Owners'])
    await userEvent.selectOptions(choice, 'Instructors')
    expect(asked.mock.calls).toEqual([[{ subject: { kind: 'share', view: OWN[0], role: ROLE.instructor } }]])
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith({ tone: 'success', text: '\u2068A\u2069 is seen by: Instructors' }),
    )
  })

  it('leaves alone what others share, for who may not share', async () => {
    const { dialog } = await manage({ views: answers<ListViews, Query>(STORY_VIEWS) })
    await within(dialog).findByRole('button', { name: 'Rename: Rescue classes' })
    expect(within(dialog).getAllByRole('listitem').length).toBe(2)
    expect(within(dialog).queryByRole('combobox', { name: /^Who sees it/ })).toBeNull()
  })

  it('says what was not changed, and tries again', async () => {
    const { dialog } = await manage({
      views: kept(),
      arrange: fails<void, { subject: Arrangement }>({ kind: 'offline' }),
    })
    await press('Move down: A')
    expect(await within(dialog).findByText('Whether this was done is not known')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B'])
  })
})
