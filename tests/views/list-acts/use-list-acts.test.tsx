import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Trash2, Undo2 } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { defineList } from '../../../src/domain/contract/define-list.ts'
import type { ActOnRows } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { ActSaid } from '../../../src/views/list-acts/list-acts.props.ts'
import { actDeedThat, actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { useListActs } from '../../../src/views/list-acts/use-list-acts.view.tsx'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const TRUCKS = defineList({
  id: 'trucks',
  path: '/trucks',
  roles: [ROLE.admin],
  row: z.object({ id: z.int(), isParked: z.boolean() }),
  columns: { name: { shown: 'always', isSorted: true } },
  sort: 'name',
  filters: {},
  perPage: [20],
  acts: {
    park: { isUndoable: true },
    scrap: { isUndoable: false },
    move: { isUndoable: true, asks: z.object({ yard: z.int() }) },
  },
})

const said = (name: string): ActSaid => ({
  choose: () => name,
  title: ({ count }) => `${name} ${count}?`,
  atLeast: ({ count }) => `${name} more than ${count}?`,
  text: () => `What ${name} means`,
  keep: () => 'Leave them',
  confirm: () => `Yes, ${name}`,
  failed: () => `${name} was not done`,
})

type Done = ActOnRows<'park' | 'scrap'>

const ACT = storyAct()

const chosen = (count: number, isExact = true): ChosenRows => ({
  selection: { kind: 'some', ids: Array.from({ length: count }, (_, at) => at + 1) },
  count,
  isExact,
})

const open = async (rows: ChosenRows, perform?: ReturnType<typeof fails<ListAct, { subject: Done }>>) => {
  const asked: Done[] = []
  const begun: ListAct[] = []
  const deed = actDeedThat(
    TRUCKS,
    perform ??
      fromPromise<ListAct, { subject: Done }>(async ({ input }) => {
        asked.push(input.subject)
        return ACT
      }),
  )
  const acting = actingThat({ begun: (act) => begun.push(act) })
  const Shown = () => {
    const { bulkActs, rowActs, dialog } = useListActs(TRUCKS, deed, acting, {
      park: { icon: Undo2, said: said('Park'), isFor: ({ isParked }) => !isParked },
      scrap: { icon: Trash2, said: said('Scrap'), isDangerous: true },
    })
    return (
      <>
        {bulkActs.map(({ label, onChoose }) => (
          <button key={label} type="button" onClick={() => onChoose(rows)}>
            {label}
          </button>
        ))}
        {[true, false].map((isParked) => (
          <ul key={String(isParked)} aria-label={isParked ? 'Parked' : 'Driving'}>
            {rowActs({ id: 9, isParked }).map((act) => (
              <li key={act.key}>
                {'onChoose' in act && (
                  <button type="button" onClick={act.onChoose}>
                    {act.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        ))}
        {dialog}
      </>
    )
  }
  await renderSpoken(<Shown />, ['listActs', 'fieldRules'])
  const [, ...ofRows] = screen.getAllByRole('button', { name: 'Park' })
  expect(ofRows.length).toBe(1)
  return { asked, begun }
}

const press = async (name: string) => {
  const [button] = screen.getAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
}
const dialogOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('what can be done with the rows of a list', () => {
  it('is asked about first with how many they are, and looked after by whoever is told', async () => {
    const { asked, begun } = await open(chosen(3))
    await press('Park')
    const dialog = await dialogOf('Park 3?')
    expect([asked, dialog.queryByRole('textbox')]).toEqual([[], null])
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Park' }))
    await waitFor(() => expect(begun).toEqual([ACT]))
    expect(asked.map(({ act, rows }) => [act, rows])).toEqual([['park', chosen(3)]])
  })

  it('says that there may be more where nobody counted to the end', async () => {
    await open(chosen(1000, false))
    await press('Park')
    expect(await dialogOf('Park more than 1000?')).toBeDefined()
  })

  it('is offered with a row that it is for, and done with that one alone', async () => {
    const { asked } = await open(chosen(3))
    const parked = within(screen.getByRole('list', { name: 'Parked' }))
    expect(parked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Scrap'])
    await userEvent.click(within(screen.getByRole('list', { name: 'Driving' })).getByRole('button', { name: 'Park' }))
    await userEvent.click((await dialogOf('Park 1?')).getByRole('button', { name: 'Yes, Park' }))
    await waitFor(() => expect(asked.map(({ rows }) => rows.selection)).toEqual([{ kind: 'some', ids: [9] }]))
  })

  it('is confirmed by the number where it cannot be undone', async () => {
    const { asked, begun } = await open(chosen(12))
    await press('Scrap')
    const dialog = await dialogOf('Scrap 12?')
    const confirm = dialog.getByRole('button', { name: 'Yes, Scrap' })
    await userEvent.type(dialog.getByRole('textbox'), '11')
    await userEvent.click(confirm)
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/This is not the number: type 12\./)
    expect(asked).toEqual([])
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), '12')
    await userEvent.click(confirm)
    await waitFor(() => expect(begun).toEqual([ACT]))
    expect(asked.map(({ act }) => act)).toEqual(['scrap'])
  })

  it('of one needs no number', async () => {
    const { asked } = await open(chosen(1))
    await press('Scrap')
    const dialog = await dialogOf('Scrap 1?')
    expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Scrap' }))
    await waitFor(() => expect(asked.length).toBe(1))
  })

  it('that could not be asked for says so, and is offered again', async () => {
    await open(chosen(3), fails<ListAct, { subject: Done }>({ kind: 'offline' }))
    await press('Park')
    const dialog = await dialogOf('Park 3?')
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Park' }))
    expect(await dialog.findByText('Whether this was done is not known')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Yes, Park' })).toBeEnabled()
  })
})
