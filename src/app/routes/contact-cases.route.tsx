import { useState } from 'react'
import { useLocation } from 'wouter'

import { CONTACT_CASES_LIST } from '../../domain/contract/contact-cases.list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { ContactCasesPage } from '../../views/pages/contact-cases/contact-cases.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActDeed, createActing } from '../actors/acting.actors.ts'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const ContactCasesRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() => ({
    list: createDefinedList(CONTACT_CASES_LIST, {
      gateway,
      topics: ['contactCases'],
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(CONTACT_CASES_LIST, asked)),
    }),
    deed: createActDeed(gateway, CONTACT_CASES_LIST),
    acting: createActing(gateway, acts),
  }))
  return <ContactCasesPage {...machines} asked={readListAsked(CONTACT_CASES_LIST, query)} />
}

export default ContactCasesRoute
