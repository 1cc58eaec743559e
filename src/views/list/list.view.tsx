import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'

import { listAddress, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectHabits, selectRows } from '../../machines/list/list.connect.ts'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { selectData } from '../../machines/resource/resource.connect.ts'
import { FaultBanner } from '../pages/fault-banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { latePart } from '../ui/late-part.ts'
import { FilterChips } from './filter-chips.view.tsx'
import type { ListKeyName } from './keys-help.view.tsx'
import { ListFaces } from './list-faces.view.tsx'
import { ListKeys } from './list-keys.view.tsx'
import { ListPrint } from './list-print.view.tsx'
import { ListTools } from './list-tools.view.tsx'
import type { ListViewProps } from './list.props.ts'
import { LostAsked } from './lost-asked.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
}

type ToldProps<Item extends Listed, Extra> = Readonly<{ actor: ListActor<Item, Extra>; asked: ListAsked }>

/** Tells the chart that the address has changed, whoever changed it. */
const AskedByAddress = <Item extends Listed, Extra>({ actor, asked }: ToldProps<Item, Extra>) => {
  const [tell] = useState(() => (element: HTMLElement | null) => {
    if (element) actor.send({ type: 'address.changed', asked })
  })
  return <span hidden ref={tell} />
}

/** What became of the file that was asked for. */
const ExportNews = <Item extends Listed, Extra>({ actor }: Readonly<{ actor: ListActor<Item, Extra> }>) => {
  const words = useWords()
  const isStarted = useSelector(actor, (at) => at.matches({ export: 'started' }))
  const isFailed = useSelector(actor, (at) => at.matches({ export: 'failed' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  return (
    <>
      <div role="status" className={css({ srOnly: true })}>
        {isStarted && words.lists.exportStarted()}
      </div>
      {isFailed && (
        <FaultBanner
          isReading
          title={words.lists.exportFailed()}
          action={
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'export.chosen' })}>
              {words.actions.retry()}
            </Button>
          }
          fault={fault}
        />
      )}
    </>
  )
}

const KeysHelp = latePart(() => import('./keys-help.view.tsx'))

const NONE: readonly ListKeyName[] = []

/** The keys that do something in this list as it is shown. */
const keysOf = <Item extends Listed, Extra>({ actor, ...list }: ListViewProps<Item, Extra>): readonly ListKeyName[] => {
  const rows = selectRows(actor.getSnapshot())
  const page = rows && selectData(rows.getSnapshot())
  const [first] = page?.items ?? []
  const opens = page && first && list.brief(first, page).href !== undefined
  return [
    ...(list.search === undefined ? [] : (['search'] as const)),
    'next',
    'previous',
    ...(list.bulkActs ? (['choose', 'range', 'bulk'] as const) : []),
    ...(opens ? (['open'] as const) : []),
    'beside',
    // It is done to the row one is at: somewhere there has to be one.
    ...(page?.items.some((item) => list.rowActs?.(item, page).length) ? (['act'] as const) : []),
    'messages',
    'help',
  ]
}

/**
 * A list: search, filters, order, columns, choices, pages and export of a `list` chart, as a table where there is room
 * and as rows of two lines where there is not. Its page speaks `lists` beside its own words, and starts the chart:
 *
 *     const actor = useActorRef(machine, { input: { asked } })
 *     <ListView
 *       actor={actor}
 *       definition={STUDENT_LIST}
 *       asked={asked}
 *       label={words.students.caption()}
 *       nameOf={nameOf}
 *       brief={briefOf(words)} // (student) => ({ facts: [student.course], status: <StatusChip … /> })
 *       search={words.students.search()}
 *       columns={columnsOf(words)} // [{ key: 'name', header, cell: (student) => <Person of={student} /> }]
 *       filters={filtersOf(words)} // [{ key: 'state', label, options: [{ value, label }] }]
 *       rowActs={actsOf(words, deeds)} // (student) => [{ key: 'write', label, icon, onChoose }]
 *       bulkActs={bulkActsOf(words, deeds)} // [{ label, icon, onChoose: ({ selection, count }) => … }]
 *       isExported
 *     />
 *
 * `asked` is `readListAsked(STUDENT_LIST, query)` of the route. What makes columns and actions stands outside of the
 * view, as in `crew.story-view.tsx`, which is a whole example.
 */
export const ListView = <Item extends Listed, Extra = object>(props: ListViewProps<Item, Extra>) => {
  const { actor, asked, definition } = props
  const rows = useSelector(actor, selectRows<Item, Extra>)
  const [told, setTold] = useState<readonly ListKeyName[] | null>(null)
  const help = () => setTold(keysOf(props))
  return (
    <ListKeys actor={actor} className={styles.root} onHelp={help}>
      <AskedByAddress key={listAddress(definition, asked)} actor={actor} asked={asked} />
      <ListTools {...props} rows={rows} onHelp={help} />
      {asked.lost && <LostAsked lost={asked.lost} />}
      <FilterChips {...props} />
      <ListPrint {...props} />
      <ExportNews actor={actor} />
      {rows && <ListFaces {...props} rows={rows} />}
      {told && (
        <Suspense>
          <KeysHelp habits={selectHabits(actor.getSnapshot())} names={told} onClose={() => setTold(NONE)} />
        </Suspense>
      )}
    </ListKeys>
  )
}
