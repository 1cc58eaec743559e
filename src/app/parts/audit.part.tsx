import { useState } from 'react'
import { useLocation } from 'wouter'

import { AUDIT_LIST } from '../../domain/contract/audit.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { AuditPage } from '../../views/pages/audit/audit.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'

const Log = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [machine] = useState(() =>
    createDefinedList(AUDIT_LIST, {
      gateway,
      // Whatever anybody does is an entry: it is read when it is opened, and asked for again.
      topics: [],
      writeAddress: (asked) =>
        writeQuery(navigate, pathname, addressOf(listAddress(AUDIT_LIST, asked)).slice(pathname.length)),
    }),
  )
  return (
    <ListWithViews list={AUDIT_LIST} query={query} hrefOf={addressOf}>
      {(shown) => <AuditPage title={title} asked={readListAsked(AUDIT_LIST, shown)} machine={machine} parts={parts} />}
    </ListWithViews>
  )
}

/** The log of all that was done, which comes when it is opened. */
const AuditPart = (props: PartProps) => (
  <Speaking namespaces={['auditList', 'listActs']}>
    <Log {...props} />
  </Speaking>
)

// The default export is what arrives.
export default AuditPart
