import { useSelector } from '@xstate/react'

import type { DefinedList, RowOf } from '../../domain/contract/define-list.ts'
import type { ActOnRows, PlainActOf } from '../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { chosenRow, type ChosenRows } from '../../domain/list.ts'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import { isTyped, type ActDeedMachine } from '../../machines/list-act/act-deed.ts'
import type { BulkAct, RowAct } from '../list/list.props.ts'
import { DeedDialog, useDeed } from '../pages/deed-dialog.view.tsx'
import type { ActFace, Acting } from './list-acts.props.ts'

type DialogProps<Act extends string> = Readonly<{
  actor: DeedActor<ActOnRows<Act>, ListAct>
  acts: DefinedList['described']['acts']
  faces: Readonly<Record<Act, ActFace<never>>>
}>

/** Whatever is done with rows is asked about first; what cannot be undone is confirmed by their number. */
const ActDialog = <Act extends string>({ actor, acts, faces }: DialogProps<Act>) => {
  const subject = useSelector(actor, ({ context }) => context.subject)
  if (subject === null) return null
  const { act, rows, typed } = subject
  return (
    <DeedDialog
      actor={actor}
      isDangerous={faces[act].isDangerous ?? false}
      said={({ rows: { count, isExact, name } }) => {
        const { said } = faces[act]
        return {
          about: name,
          title: isExact ? said.title({ count }) : said.atLeast({ count }),
          text: said.text({ count }),
          keep: said.keep({ count }),
          confirm: said.confirm({ count }),
          failed: said.failed({ count }),
        }
      }}
      counted={
        isTyped(acts?.[act]) &&
        rows.count > 1 && {
          count: rows.count,
          typed,
          onTyped: (text) => actor.send({ type: 'subject.changed', subject: { act, rows, typed: text } }),
        }
      }
    />
  )
}

/**
 * What can be done with the rows of a list, by the acts of its definition that ask nothing beside them: for `ListView`
 * with those that are chosen (`bulkActs`) and with each (`rowActs`), and the dialog that asks about it, which stands
 * beside the list and names the one row that it is about. What became of it is said wherever a person is by then.
 */
export const useListActs = <L extends DefinedList>(
  { described }: L,
  machine: ActDeedMachine<PlainActOf<L>>,
  { begun }: Acting,
  faces: Readonly<Record<PlainActOf<L>, ActFace<RowOf<L>>>>,
  nameOf?: (row: RowOf<L>) => string,
) => {
  const actor = useDeed(machine, ({ outcome }) => begun(outcome))
  const acts = Object.keys(faces) as PlainActOf<L>[]
  const ask = (act: PlainActOf<L>, rows: ChosenRows) =>
    actor.send({ type: 'deed.asked', subject: { act, rows, typed: '' } })
  const bulkActs = acts.map((act): BulkAct => {
    const { icon, said, isDangerous = false } = faces[act]
    return { label: said.choose(), icon, isDangerous, onChoose: (rows) => ask(act, rows) }
  })
  const rowActs = (row: RowOf<L>): readonly RowAct[] =>
    acts
      .filter((act) => faces[act].isFor?.(row) ?? true)
      .map((act) => {
        const { icon, said, isDangerous = false } = faces[act]
        return {
          key: act,
          label: said.choose(),
          icon,
          isDangerous,
          onChoose: () => ask(act, chosenRow(row.id, nameOf?.(row))),
        }
      })
  return { bulkActs, rowActs, dialog: <ActDialog actor={actor} acts={described.acts} faces={faces} /> }
}
