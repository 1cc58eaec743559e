import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { CONTACT_CASES_LIST, type ContactCase } from '../../domain/contract/contact-cases.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ContactCasesPage } from '../../views/pages/contact-cases/contact-cases.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createContactCases } from '../actors/contact-cases.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { PageOfParts, type PartProps } from '../page-of-parts.view.tsx'
import { createPageParts } from '../page-parts.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

// What one message is whole comes with the first that is opened.
const Whole = latePart(() => import('../parts/contact-case.part.tsx'))

const wholeOf = ({ id }: ContactCase) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <Whole key={id} id={id} />
  </Suspense>
)

const Messages = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'contactCases',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(CONTACT_CASES_LIST, asked)) },
    ({ writeAddress }) => createContactCases(gateway, writeAddress),
  )
  return (
    <ListWithViews list={CONTACT_CASES_LIST} query={query} hrefOf={addressOf}>
      {(shown) => (
        <ContactCasesPage
          title={title}
          asked={readListAsked(CONTACT_CASES_LIST, shown)}
          machines={machines}
          acting={acting}
          viewerId={viewerId}
          whole={wholeOf}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

const PLACES = createPageParts('/admin/contactFormLogs', ['messages', 'answers'])
// The answers are looked after now and then.
const PARTS = {
  messages: Messages,
  answers: latePart(() => import('../parts/saved-answers.part.tsx')),
} as const

const ContactCasesRoute = ({ query }: RouteProps) => {
  const { shell, contactCasesList } = useWords()
  return (
    <PageOfParts
      title={shell.menu.contactFormLogs()}
      query={query}
      places={PLACES}
      words={contactCasesList.parts}
      draw={PARTS}
    />
  )
}

export default ContactCasesRoute
