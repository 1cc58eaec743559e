import { Speaking } from '../../views/shell/speaking.view.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'
import { InvitationsPart } from './invitations.part.tsx'

/** Whom somebody invited, which comes when it is opened. */
const InstructorInvitationsPart = (props: PartProps) => (
  <Speaking namespaces={['invitations', 'fieldRules']}>
    <InvitationsPart {...props} approves />
  </Speaking>
)

// The default export is what arrives.
export default InstructorInvitationsPart
