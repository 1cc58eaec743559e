import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import { selectLooker, selectUserId, selectViewer } from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import { ProfilePage, type ProfileViewer } from '../../views/pages/profile/profile.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { createAgencies } from '../actors/agencies.actors.ts'
import { createNameChange } from '../actors/name-change.actors.ts'
import { createPhoto } from '../actors/photo.actors.ts'
import { createAcceptInvitation, createProfile } from '../actors/profile.actors.ts'
import { useApp } from '../app.context.tsx'

const security = arriving(() => import('../parts/profile-security.part.tsx'))

const Security = ({ profile }: { profile: ProfileAnswer }) => (
  <Part>
    <security.Arriving profile={profile} isWhole />
  </Part>
)

/** Of what is known of who looks: the phone, and what the specification says of who has chosen nothing yet. */
const Contact = () => {
  const { auth } = useActors()
  const email = useSelector(auth, (snapshot) => selectViewer(snapshot)?.email ?? '')
  const phone = useSelector(auth, (snapshot) => selectViewer(snapshot)?.profile.phone ?? '')
  const profile = { email, pendingEmail: null, phone, isPhoneVerified: false, notifyPhone: false }
  return (
    <Part>
      <security.Arriving profile={profile} isWhole={false} />
    </Part>
  )
}

const whoLooks = (snapshot: ReturnType<AuthActor['getSnapshot']>): ProfileViewer => {
  const looker = selectLooker(snapshot)
  return looker === 'person' ? (selectUserId(snapshot) ?? 'unknown') : looker
}

const ProfileRoute = () => {
  const { auth, guard } = useActors()
  const { gateway } = useApp()
  const viewer = useSelector(auth, whoLooks)
  const [machines] = useState(() => ({
    profile: createProfile(gateway, auth),
    photo: createPhoto(gateway),
    acceptInvitation: createAcceptInvitation(gateway),
    nameChange: createNameChange(gateway),
    agencies: createAgencies(gateway),
  }))
  return (
    <ProfilePage
      viewer={viewer}
      machines={machines}
      onSignIn={() => guard.send({ type: 'signIn.chosen' })}
      onRetry={() => auth.send({ type: 'viewer.retried' })}
      Security={Security}
      Contact={Contact}
    />
  )
}

export default ProfileRoute
