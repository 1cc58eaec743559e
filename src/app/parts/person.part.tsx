import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { lostAmong } from '../../domain/list.ts'
import { MERGE_TAB, mergeAddress, personAddress, type PeoplesList } from '../../domain/person-address.ts'
import { PERSON_PARTS } from '../../domain/person-page.ts'
import { programmeZone } from '../../domain/rendered-page.ts'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { PersonPage } from '../../views/person/person.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createPerson } from '../actors/person.actors.ts'
import { useApp } from '../app.context.tsx'
import { usersAddress } from '../users-parts.ts'

/** Which part of the page, as the address says it. */
export type PersonPartProps = Readonly<{
  userId: number
  tab: string | null
  withId: number | null
  /** Which list led here, and by what name. */
  list: PeoplesList
  label: string
}>

/** The page of one person, whichever list led to it. Give it a key of whose it is. */
const PersonPart = ({ userId, tab, withId, list, label }: PersonPartProps) => {
  const { gateway, firstData } = useApp()
  const { auth, acts } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const roles = useSelector(auth, selectRoles)
  const [acting] = useState(() => createActing(gateway, acts))
  const [, navigate] = useLocation()
  const part = PERSON_PARTS.find((one) => one === tab)
  const isMerging = tab === MERGE_TAB
  const [machines] = useState(() =>
    createPerson(gateway, { id: userId, timeZone: programmeZone(firstData) }, (standing) =>
      navigate(personAddress(standing, 'profile', list), { replace: true }),
    ),
  )
  return (
    <Speaking
      namespaces={[
        'personPage',
        'messageKinds',
        'personMerge',
        'personal',
        'coordinatorStudents',
        'usersList',
        'auditList',
        'listActs',
        'lists',
        'fieldRules',
      ]}
    >
      <PersonPage
        userId={userId}
        part={part ?? 'profile'}
        lost={lostAmong('tab', tab, [...PERSON_PARTS, MERGE_TAB])}
        machines={machines}
        acting={acting}
        viewer={{ userId: viewerId ?? 0, roles }}
        addressOf={(one) => personAddress(userId, one, list)}
        back={{ href: list, label }}
        approvals={usersAddress('names')}
        log={usersAddress('log', `about=${userId}`)}
        mergeOf={mergeAddress}
        {...(isMerging && { merge: { goesId: withId } })}
      />
    </Speaking>
  )
}

// The default export is what arrives.
export default PersonPart
