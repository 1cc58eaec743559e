import { useWords } from '../../i18n/words.tsx'
import { InvitationsPart } from '../parts/invitations.part.tsx'
import type { RouteProps } from '../route-props.ts'

const AdminInstructorsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  return <InvitationsPart title={shell.menu.instructorList()} query={query} />
}

export default AdminInstructorsRoute
