import { useState } from 'react'
import { useLocation } from 'wouter'

import { AGENCY_RECORDS } from '../../domain/contract/agency-records.list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { AgenciesPage } from '../../views/pages/vocabulary/agencies.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { saveText } from '../actors/save-text.ts'
import { createAgencyRecords } from '../actors/vocabulary.actors.ts'
import { useApp } from '../app.context.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import { usersAddress } from '../users-parts.ts'

const Agencies = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() =>
    createAgencyRecords(
      gateway,
      () => selectUserId(auth.getSnapshot()),
      (asked) => writeQuery(navigate, pathname, addressOf(listAddress(AGENCY_RECORDS, asked)).slice(pathname.length)),
    ),
  )
  return (
    <AgenciesPage
      title={title}
      asked={readListAsked(AGENCY_RECORDS, query)}
      machines={machines}
      countedAt={(id) => usersAddress('people', `agency=${id}`)}
      saveText={saveText}
      parts={parts}
    />
  )
}

/** The list of agencies, which comes when it is opened. */
const AgenciesPart = (props: PartProps) => (
  <Speaking namespaces={['vocabulary', 'coordinatorStudents', 'changedMeanwhile']}>
    <Agencies {...props} />
  </Speaking>
)

// The default export is what arrives.
export default AgenciesPart
