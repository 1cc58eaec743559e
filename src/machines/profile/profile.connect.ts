import type { SnapshotFrom } from 'xstate'

import type { ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { DetailsFormActor } from './details-form.machine.ts'
import type { profileMachine } from './profile.machine.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** `unkept`: the server keeps no profiles; `partial` is one that could not be read again. */
export type ProfileFace = 'loading' | 'failed' | 'unkept' | 'ready' | 'partial'

export const profileFace = (snapshot: ProfileSnapshot): ProfileFace => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('unkept')) return 'unkept'
  return snapshot.matches({ ready: { record: 'stale' } }) ? 'partial' : 'ready'
}

export const selectProfile = (snapshot: ProfileSnapshot): ProfileAnswer | null => snapshot.context.profile
export const selectFault = (snapshot: ProfileSnapshot): Fault | null => snapshot.context.fault
export const selectAddressFault = (snapshot: ProfileSnapshot): Fault | null => snapshot.context.addressFault
/** Another one after each saving. */
export const selectDetailsForm = (snapshot: ProfileSnapshot): DetailsFormActor | undefined =>
  snapshot.children.detailsForm
export const wasSaved = (snapshot: ProfileSnapshot): boolean =>
  snapshot.matches({ ready: { details: { form: 'saved' } } })
export const isDropping = (snapshot: ProfileSnapshot): boolean => snapshot.matches({ ready: { address: 'dropping' } })
