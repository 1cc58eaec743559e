import { useActorRef } from '@xstate/react'
import { CircleCheck, CircleSlash } from 'lucide-react'

import { CONTACT_CASES_LIST, type ContactCasesRow } from '../../../domain/contract/contact-cases.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { ListPage } from '../list-page.view.tsx'

type State = ContactCasesRow['state']

const TONES: Readonly<Record<State, StatusTone>> = { active: 'success', answeringSince: 'neutral' }

const nameOf = (row: ContactCasesRow): string => row.name

const chipOf = ({ contactCasesList }: Words, state: State) => (
  <StatusChip tone={TONES[state]}>{contactCasesList.states[state]()}</StatusChip>
)

const columnsOf = (words: Words) => {
  const { columns } = words.contactCasesList
  return columnsIn(CONTACT_CASES_LIST, {
    name: { header: columns.name(), cell: (row) => <bdi>{nameOf(row)}</bdi> },
    reference: { header: columns.reference(), cell: ({ reference }) => <bdi>{reference}</bdi> },
    topic: { header: columns.topic(), cell: ({ topic }) => <bdi>{topic}</bdi> },
    createdAt: { header: columns.createdAt(), cell: ({ createdAt }) => <Day at={createdAt} /> },
    email: { header: columns.email(), cell: ({ email }) => <bdi>{email}</bdi> },
    state: { header: columns.state(), cell: ({ state }) => chipOf(words, state) },
  })
}

type ContactCasesProps = Readonly<{
  /** As the address says. */
  asked: ListAsked
  list: ListMachine<ContactCasesRow>
  deed: ActDeedMachine<PlainActOf<typeof CONTACT_CASES_LIST>>
  acting: Acting
}>

export const ContactCasesPage = ({ asked, list, deed, acting }: ContactCasesProps) => {
  const words = useWords()
  const { contactCasesList } = words
  const actor = useActorRef(list, { input: { asked } })
  const { bulkActs, rowActs, dialog } = useListActs(
    CONTACT_CASES_LIST,
    deed,
    acting,
    {
      markSpam: {
        icon: CircleSlash,
        said: contactCasesList.acts.markSpam,
        isDangerous: true,
        isFor: ({ state }) => state === 'active',
      },
      liftSpam: {
        icon: CircleCheck,
        said: contactCasesList.acts.liftSpam,
        isFor: ({ state }) => state === 'answeringSince',
      },
    },
    nameOf,
  )
  return (
    <ListPage title={contactCasesList.title()} lead={contactCasesList.lead()}>
      <ListView
        actor={actor}
        definition={CONTACT_CASES_LIST}
        asked={asked}
        label={contactCasesList.title()}
        nameOf={nameOf}
        brief={(row) => ({ facts: [row.reference], status: chipOf(words, row.state) })}
        search={contactCasesList.search()}
        columns={columnsOf(words)}
        filters={filtersIn(CONTACT_CASES_LIST, {
          state: { label: contactCasesList.columns.state(), saying: (state) => contactCasesList.states[state]() },
        })}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(CONTACT_CASES_LIST.id, acting)}
        empty={{ title: contactCasesList.emptyTitle(), children: contactCasesList.empty() }}
        count={(count) => contactCasesList.count({ count })}
      />
      {dialog}
    </ListPage>
  )
}
