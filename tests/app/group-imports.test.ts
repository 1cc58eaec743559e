import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { GROUP_IMPORTS_LIST } from '../../src/domain/contract/group-imports.list.ts'
import { GROUP_STUDENTS_LIST } from '../../src/domain/contract/group-students.list.ts'
import { IMPORT_ROWS_LIST } from '../../src/domain/contract/import-rows.list.ts'
import { IMPORT_NAME_MAX } from '../../src/domain/import.ts'
import { askedAnew, wholeList, type ListAsked } from '../../src/domain/list.ts'
import type { Listed, ListMachine } from '../../src/machines/list/list.machine.ts'
import { groupWorld } from './group-world.ts'

afterEach(() => vi.restoreAllMocks())

describe('bringing in a file', () => {
  const importing = (held: ReturnType<typeof groupWorld>, importId: number | null = null) =>
    createActor(held.machines.importing, { input: { importId, groupId: 3, language: 'tr' } }).start()
  /** Bytes that are no text of any kind. */
  const content = new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0x0a])])
  const file = { name: 'crew.csv', size: 4, content }

  test('sends its bytes as they are, under a name that the server takes, and names it in the address', async () => {
    const held = groupWorld()
    const actor = importing(held)
    actor.send({ type: 'file.chosen', file: { ...file, name: 'x'.repeat(IMPORT_NAME_MAX + 1) } })
    await waitFor(actor, (at) => at.matches('previewing'))
    const sent = { fileName: 'x'.repeat(IMPORT_NAME_MAX), language: 'tr' }
    expect([held.asked, held.sent, held.written]).toEqual([
      [['PreviewImport', { groupId: 3, ...sent }]],
      [content],
      [['import', 21]],
    ])
  })

  test('goes on with the one that the address names: starts it', async () => {
    const held = groupWorld()
    const actor = importing(held, 21)
    await waitFor(actor, (at) => at.matches('previewing'))
    actor.send({ type: 'import.started' })
    await waitFor(actor, (at) => at.matches('running'))
    actor.stop()
    expect([held.asked, held.written]).toEqual([
      [
        ['PeopleImport', { id: 21 }],
        ['StartImport', { id: 21 }],
      ],
      [],
    ])
  })

  test('leaves one, and begins another without its address', async () => {
    const held = groupWorld()
    const actor = importing(held, 21)
    await waitFor(actor, (at) => at.matches('previewing'))
    actor.send({ type: 'import.cancelled' })
    await waitFor(actor, (at) => at.matches('over'))
    actor.send({ type: 'import.begun' })
    await waitFor(actor, (at) => at.matches('choosing'))
    expect([held.asked.at(-1), held.written]).toEqual([['CancelImport', { id: 21 }], [['import', null]]])
  })
})

describe('what the page lists', () => {
  const listOf = <Item extends Listed>(machine: ListMachine<Item>, asked: ListAsked) => {
    const actor = createActor(machine, { input: { asked } }).start()
    const { rows } = actor.getSnapshot().children
    if (!rows) throw new Error('No rows are read.')
    return { actor, isRead: () => waitFor(rows, (at) => at.matches('ready')) }
  }

  test('is read again when groups change, but for the rows of a file', async () => {
    const { asked, machines, topics } = groupWorld()
    const lists = [
      listOf(machines.students, wholeList(GROUP_STUDENTS_LIST)),
      listOf(machines.imports, wholeList(GROUP_IMPORTS_LIST)),
      listOf(machines.rowsOf(21), wholeList(IMPORT_ROWS_LIST)),
    ]
    const groups = createActor(machines.groups, { input: { query: undefined } }).start()
    const areRead = () =>
      Promise.all([waitFor(groups, (at) => at.matches('ready')), ...lists.map(({ isRead }) => isRead())])
    await areRead()
    const before = asked.splice(0)
    topics.announce('groups')
    await areRead()
    for (const { actor } of lists) actor.stop()
    groups.stop()
    expect([before, asked]).toEqual([
      [
        ['GroupStudents', { asked: wholeList(GROUP_STUDENTS_LIST) }],
        ['GroupImports', { asked: wholeList(GROUP_IMPORTS_LIST) }],
        ['ImportRows', { id: 21, asked: wholeList(IMPORT_ROWS_LIST) }],
        ['LedGroups', {}],
      ],
      [
        ['GroupStudents', { asked: wholeList(GROUP_STUDENTS_LIST) }],
        ['GroupImports', { asked: wholeList(GROUP_IMPORTS_LIST) }],
        ['LedGroups', {}],
      ],
    ])
  })

  test('writes the address of its own part', async () => {
    const { written, machines } = groupWorld()
    const { actor } = listOf(machines.rowsOf(21), wholeList(IMPORT_ROWS_LIST))
    actor.send({ type: 'filter.changed', filter: 'verdict', values: ['invalid'] })
    await waitFor(actor, (at) => at.matches({ address: 'written' }))
    actor.stop()
    const asked = askedAnew(wholeList(IMPORT_ROWS_LIST), { filters: { verdict: ['invalid'] } })
    expect(written).toEqual([['rows', asked]])
  })

  test('is saved from the address that the server gave', async () => {
    const saved: (string | null)[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href'))
    })
    const { asked, machines } = groupWorld()
    const { actor } = listOf(machines.rowsOf(21), wholeList(IMPORT_ROWS_LIST))
    actor.send({ type: 'export.chosen' })
    await waitFor(actor, (at) => at.matches({ export: 'started' }))
    actor.stop()
    expect([asked.at(-1), saved]).toEqual([
      ['ImportRowsExport', { id: 21, asked: wholeList(IMPORT_ROWS_LIST) }],
      ['/api/files/rows.csv'],
    ])
  })
})
