import { useSelector } from '@xstate/react'
import { CircleCheck, CircleX, RotateCcw, ShieldAlert, UserRoundCheck } from 'lucide-react'
import { Suspense } from 'react'

import { CONTACT_CASES_LIST, type ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import { chosenRow } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import { decideContactCase, type ContactCaseEventType } from '../../../machines/lifecycle/decide-contact-case.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { latePart } from '../../ui/late-part.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import type { ContactCasesProps } from './contact-cases.props.ts'

// Wanted when somebody first assigns or closes one.
const CaseDeedDialogs = latePart(() => import('./case-deeds.view.tsx'))

export const nameOf = ({ name, reference }: ContactCase): string => `${name} · ${reference}`

/** Whether the chart that the server decides by would take it. */
export const mayCase = (event: ContactCaseEventType, { state, assignee }: Pick<ContactCase, 'state' | 'assignee'>) =>
  decideContactCase(state, { isAssigned: assignee !== null, was: null }, event) !== null

type Asked = BulkAct & Pick<RowAct, 'key' | 'isDangerous'> & Readonly<{ isFor: (row: ContactCase) => boolean }>

/** What can be done with messages, with those that are chosen and with each. */
export const useCaseActs = ({
  machines,
  acting,
  viewerId,
}: Pick<ContactCasesProps, 'machines' | 'acting' | 'viewerId'>) => {
  const { contactCasesList: said } = useWords()
  const { begun } = acting
  const plain = useListActs(
    CONTACT_CASES_LIST,
    machines.deed,
    acting,
    {
      reopen: { icon: RotateCcw, said: said.acts.reopen, isFor: (row) => mayCase('case.reopened', row) },
      liftSpam: { icon: CircleCheck, said: said.acts.liftSpam, isFor: (row) => mayCase('spam.lifted', row) },
      markSpam: {
        icon: ShieldAlert,
        said: said.acts.markSpam,
        isDangerous: true,
        isFor: (row) => mayCase('spam.marked', row),
      },
    },
    nameOf,
  )
  const assigning = useDeed(machines.assigning, ({ outcome }) => begun(outcome))
  const closing = useDeed(machines.closing, ({ outcome }) => begun(outcome))
  // Once asked they stay, so that the focus goes back to where it was.
  const isAssigning = useSelector(assigning, ({ context }) => context.subject !== null)
  const isClosing = useSelector(closing, ({ context }) => context.subject !== null)
  const isAsked = isAssigning || isClosing
  const assign: Asked = {
    key: 'assign',
    label: said.assigning.choose(),
    icon: UserRoundCheck,
    isFor: (row) => mayCase('case.assigned', row),
    onChoose: (cases) => assigning.send({ type: 'deed.asked', subject: { cases, userId: viewerId ?? undefined } }),
  }
  const close: Asked = {
    key: 'close',
    label: said.closing.choose(),
    icon: CircleX,
    isFor: (row) => mayCase('case.closed', row),
    onChoose: (cases) => closing.send({ type: 'deed.asked', subject: { cases, reason: '' } }),
  }
  const rowActOf = ({ isFor, onChoose, ...act }: Asked, row: ContactCase): readonly RowAct[] =>
    isFor(row) ? [{ ...act, onChoose: () => onChoose(chosenRow(row.id, nameOf(row))) }] : []
  return {
    bulkActs: [assign, close, ...plain.bulkActs],
    rowActs: (row: ContactCase): readonly RowAct[] => [
      ...rowActOf(assign, row),
      ...rowActOf(close, row),
      ...plain.rowActs(row),
    ],
    dialogs: (
      <>
        {plain.dialog}
        <Suspense fallback={null}>
          {isAsked && (
            <CaseDeedDialogs assigning={assigning} closing={closing} staff={machines.staff} viewerId={viewerId} />
          )}
        </Suspense>
      </>
    ),
  }
}
