import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { AuthorityPage } from '../../views/pages/certificate-authority/authority.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createCertificateAuthority } from '../actors/certificate-authority.actors.ts'
import { useApp } from '../app.context.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'

const Authority = ({ title, parts }: Pick<PartProps, 'title' | 'parts'>) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [machines] = useState(() => createCertificateAuthority(gateway, () => selectUserId(auth.getSnapshot())))
  return <AuthorityPage title={title} machines={machines} parts={parts} />
}

/** Who issues certificates, which comes when it is opened. */
const CertificateAuthorityPart = ({ title, parts }: PartProps) => (
  <Speaking namespaces={['certificateAuthority', 'fieldRules']}>
    <Authority title={title} parts={parts} />
  </Speaking>
)

// The default export is what arrives.
export default CertificateAuthorityPart
