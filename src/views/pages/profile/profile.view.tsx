import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { css } from 'styled-system/css'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { ProfileAnswer } from '../../../domain/contract/profile.contract.ts'
import { rolesOf } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { NameChangeActor, nameChangeMachine } from '../../../machines/name-change/name-change.machine.ts'
import type { acceptInvitationMachine } from '../../../machines/profile/accept-invitation.machine.ts'
import type { profilePhotoMachine } from '../../../machines/profile/profile-photo.machine.ts'
import {
  profileFace,
  selectDetailsForm,
  selectFault,
  selectProfile,
} from '../../../machines/profile/profile.connect.ts'
import type { ProfileActor, profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { ResourceActor, ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { AppearanceSection } from './appearance-section.view.tsx'
import { DetailsForm } from './details/details-form.view.tsx'
import { NameSection } from './name/name-section.view.tsx'
import { PhotoSection } from './photo-section.view.tsx'
import { ProfileGuest } from './profile-guest.view.tsx'
import { ProfileSkeleton } from './profile-skeleton.view.tsx'
import { RolesSection } from './roles-section.view.tsx'
import { SectionList } from './section-list.view.tsx'

export type ProfileMachines = Readonly<{
  profile: typeof profileMachine
  photo: typeof profilePhotoMachine
  acceptInvitation: typeof acceptInvitationMachine
  nameChange: typeof nameChangeMachine
  agencies: ResourceMachine<readonly Agency[]>
}>

/** Who is looking: not known yet, a guest, someone who cannot be asked about, or a person by their id. */
export type ProfileViewer = 'unknown' | 'guest' | 'unreachable' | number

export type ProfilePageProps = Readonly<{
  viewer: ProfileViewer
  machines: ProfileMachines
  /** A guest signs in, and comes back. */
  onSignIn: () => void
  /** It is asked again who is looking. */
  onRetry: () => void
  /** The sections about security, which come with a part of their own. */
  Security: ComponentType<{ profile: ProfileAnswer }>
  /** What a server that keeps no profiles still changes of a person. */
  Contact: ComponentType
}>

/** As the list of sections. */
const ROOMY = '@container (min-width: 88rem)'

const styles = {
  page: css({ containerType: 'inline-size' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
    [ROOMY]: { gridTemplateColumns: '[19rem minmax(0, 1fr)]' },
  }),
  main: css({ containerType: 'inline-size', minWidth: '0' }),
  contact: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' }),
  /** Shown from the first paint to who holds a session. */
  held: css({ display: 'none', '[data-session=held] &': { display: 'block' } }),
}

type ContentProps = Pick<ProfilePageProps, 'machines' | 'Security'> & {
  actor: ProfileActor
  nameChange: NameChangeActor
  agencies: ResourceActor<readonly Agency[]>
  profile: ProfileAnswer
}

const Content = ({ machines, Security, actor, nameChange, agencies, profile }: ContentProps) => {
  const form = useSelector(actor, selectDetailsForm)
  const { firstName, lastName, photoUrl, roles, memberSince } = profile
  const isNameHeld = useSelector(nameChange, ({ context }) => context.standing?.needsApproval ?? false)
  return (
    <div className={styles.columns}>
      <SectionList />
      <div className={styles.main}>
        <PhotoSection machine={machines.photo} name={`${firstName} ${lastName}`.trim()} photoUrl={photoUrl} />
        {form && (
          <DetailsForm owner={actor} actor={form} profile={profile} agencies={agencies} isNameHeld={isNameHeld} />
        )}
        <NameSection actor={nameChange} firstName={firstName} lastName={lastName} />
        <AppearanceSection />
        <RolesSection
          machine={machines.acceptInvitation}
          roles={rolesOf(roles.map((roleId) => ({ roleId })))}
          memberSince={memberSince}
        />
        <Security profile={profile} />
      </div>
    </div>
  )
}

const OwnProfile = ({
  userId,
  machines,
  Security,
  Contact,
}: Pick<ProfilePageProps, 'machines' | 'Security' | 'Contact'> & { userId: number }) => {
  const words = useWords()
  const { profile: said } = words
  const actor = useActorRef(machines.profile, { input: { userId } })
  // Asked at once, and not after the profile that they are shown with.
  const nameChange = useActorRef(machines.nameChange)
  const agencies = useActorRef(machines.agencies, { input: { query: undefined } })
  const face = useSelector(actor, profileFace)
  const profile = useSelector(actor, selectProfile)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'profile.retried' })
  if (face === 'unkept')
    return (
      <div className={styles.contact}>
        <Banner tone="info">{said.onlyContact()}</Banner>
        <Contact />
      </div>
    )
  if (face === 'failed')
    return (
      <ErrorState title={said.failed()} retryLabel={words.actions.retry()} onRetry={retry}>
        <p>{faultWords(words, fault)}</p>
        <p>{said.failedText()}</p>
      </ErrorState>
    )
  if (!profile) return <ProfileSkeleton />
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      <Content {...{ machines, Security, actor, nameChange, agencies, profile }} />
    </>
  )
}

export const ProfilePage = ({ viewer, onSignIn, onRetry, ...rest }: ProfilePageProps) => {
  const words = useWords()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHeader title={words.profile.title()} lead={words.profile.lead()} />
        {(viewer === 'guest' || viewer === 'unknown') && <ProfileGuest onSignIn={onSignIn} />}
        {viewer === 'unknown' && (
          <div className={styles.held}>
            <ProfileSkeleton />
          </div>
        )}
        {viewer === 'unreachable' && (
          <ErrorState title={words.shell.unreachable.title()} retryLabel={words.actions.retry()} onRetry={onRetry}>
            {words.shell.unreachable.text()}
          </ErrorState>
        )}
        {typeof viewer === 'number' && <OwnProfile key={viewer} userId={viewer} {...rest} />}
      </div>
    </PageFrame>
  )
}
