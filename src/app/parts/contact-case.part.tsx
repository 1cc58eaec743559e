import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ContactCaseWhole } from '../../views/pages/contact-cases/contact-case.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createContactCase } from '../actors/contact-cases.actors.ts'
import { useApp } from '../app.context.tsx'

/** All that there is to one message, beside the list that it was opened in. Give it a key of which. */
const ContactCasePart = ({ id }: Readonly<{ id: number }>) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const [machines] = useState(() => createContactCase(gateway, id, () => selectUserId(auth.getSnapshot())))
  return (
    <Speaking
      namespaces={['contactCase', 'auditList', 'usersList', 'invitations', 'personal', 'choosing', 'fieldRules']}
    >
      <ContactCaseWhole
        id={id}
        machines={machines}
        viewerId={viewerId}
        tell={(notice) => notifications.send({ type: 'notice.given', notice })}
      />
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default ContactCasePart
