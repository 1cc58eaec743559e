import { useActorRef } from '@xstate/react'

import { CONTACT_CASES_LIST, type ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import { directionOf } from '../../../domain/language.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { WrittenDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { ListPage } from '../list-page.view.tsx'
import { caseChips, foremostChip } from './case-chips.view.tsx'
import type { ContactCasesProps } from './contact-cases.props.ts'
import { nameOf, useCaseActs } from './use-case-acts.view.tsx'

const startIn = ({ start, language }: ContactCase) => (
  <bdi lang={language} dir={directionOf(language)}>
    {start}
  </bdi>
)

const columnsOf = (words: Words, dates: WrittenDates) => {
  const { columns, nobody } = words.contactCasesList
  return columnsIn(CONTACT_CASES_LIST, {
    sender: {
      header: columns.sender(),
      cell: ({ name, email }) => (
        <span className={twoFacts}>
          <bdi>{name}</bdi>
          <bdi dir="ltr" className={lesserFact}>
            {email}
          </bdi>
        </span>
      ),
    },
    topic: { header: columns.topic(), cell: ({ topic }) => words.contactCasesList.topics[topic]() },
    start: { header: columns.start(), cell: startIn, isWholeBelow: true },
    received: {
      header: columns.received(),
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} title={dates.dateTime(receivedAt)}>
          {dates.shortDate(receivedAt)}
        </time>
      ),
    },
    state: { header: columns.state(), cell: (row) => caseChips(words, row) },
    assignee: { header: columns.assignee(), cell: ({ assignee }) => <bdi>{assignee?.name ?? nobody()}</bdi> },
    reference: { header: columns.reference(), cell: ({ reference }) => <code dir="ltr">{reference}</code> },
    language: { header: columns.language(), cell: ({ language }) => OWN_NAME[language] },
  })
}

const filtersOf = ({ contactCasesList: { columns, filters, states, topics, whose } }: Words) =>
  filtersIn(CONTACT_CASES_LIST, {
    state: { label: columns.state(), saying: (state) => states[state]() },
    topic: { label: columns.topic(), saying: (topic) => topics[topic]() },
    whose: { label: filters.whose(), saying: (one) => whose[one]() },
    assignee: { label: columns.assignee() },
    late: { label: filters.late() },
    received: { label: columns.received() },
    language: { label: columns.language(), saying: (language) => OWN_NAME[language] },
  })

/** The inbox of the programme: what people wrote by the contact page. */
export const ContactCasesPage = ({ title, asked, machines, acting, viewerId, whole, parts }: ContactCasesProps) => {
  const words = useWords()
  const { contactCasesList: said } = words
  const dates = useProgrammeDates()
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useCaseActs({ machines, acting, viewerId })
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={CONTACT_CASES_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({
          facts: [dates.shortDate(row.receivedAt), row.start],
          status: foremostChip(words, row),
        })}
        search={said.search()}
        columns={columnsOf(words, dates)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        whole={whole}
        isExported
        tools={actHistory(CONTACT_CASES_LIST.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
