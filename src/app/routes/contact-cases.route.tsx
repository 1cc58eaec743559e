import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { CONTACT_CASES_LIST, type ContactCase } from '../../domain/contract/contact-cases.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ContactCasesPage } from '../../views/pages/contact-cases/contact-cases.view.tsx'
import { ListPage } from '../../views/pages/list-page.view.tsx'
import { PageParts } from '../../views/pages/page-parts.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createContactCases } from '../actors/contact-cases.actors.ts'
import { useApp } from '../app.context.tsx'
import { CONTACT_PARTS, contactAddress, contactPartIn } from '../contact-parts.ts'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

// What one message is whole comes with the first that is opened; the answers are looked after now and then.
const Whole = latePart(() => import('../parts/contact-case.part.tsx'))
const SavedAnswers = latePart(() => import('../parts/saved-answers.part.tsx'))

const wholeOf = ({ id }: ContactCase) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <Whole key={id} id={id} />
  </Suspense>
)

type PartProps = Parameters<typeof SavedAnswers>[0]

const Messages = ({ title, query, parts }: PartProps) => {
  const { gateway } = useApp()
  const { acts, auth } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createContactCases(gateway, (asked) => writeQuery(navigate, pathname, listAddress(CONTACT_CASES_LIST, asked))),
  )
  return (
    <ListWithViews list={CONTACT_CASES_LIST} query={query} hrefOf={(asked) => contactAddress('messages', asked)}>
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

const ContactCasesRoute = ({ query }: RouteProps) => {
  const { shell, contactCasesList } = useWords()
  const shown = contactPartIn(query)
  const title = shell.menu.contactFormLogs()
  const parts = (
    <PageParts
      label={contactCasesList.parts.label()}
      parts={CONTACT_PARTS.map((part) => ({
        key: part,
        label: contactCasesList.parts[part](),
        href: contactAddress(part),
        isCurrent: part === shown,
      }))}
    />
  )
  if (shown === 'messages') return <Messages title={title} query={query} parts={parts} />
  return (
    <Suspense
      fallback={
        <ListPage title={title} lead="">
          {parts}
          <Skeleton height="20rem" />
        </ListPage>
      }
    >
      <SavedAnswers title={title} query={query} parts={parts} />
    </Suspense>
  )
}

export default ContactCasesRoute
