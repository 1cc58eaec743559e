import type { ReactNode } from 'react'

import { Speaking } from '../../views/shell/speaking.view.tsx'
import { instructorsAddress } from '../instructors-parts.ts'
import { InvitationsPart } from './invitations.part.tsx'

/** What a part of the page of all instructors is given. */
export type InstructorsPartProps = Readonly<{
  title: string
  /** Of the address. */
  query: URLSearchParams
  /** Where the other parts are. */
  parts: ReactNode
}>

/** Whom somebody invited, which comes when it is opened. */
const InstructorInvitationsPart = (props: InstructorsPartProps) => (
  <Speaking namespaces={['invitations', 'fieldRules']}>
    <InvitationsPart {...props} approves addressOf={(asked) => instructorsAddress('invitations', asked)} />
  </Speaking>
)

// The default export is what arrives.
export default InstructorInvitationsPart
