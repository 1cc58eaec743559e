import { useState } from 'react'

import { CredentialCheckView } from '../../views/pages/verification/credential-check.view.tsx'
import type { CredentialCheckProps } from '../../views/pages/verification/verification.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createCredentialCheck } from '../actors/credential-check.actors.ts'
import { useApp } from '../app.context.tsx'

/** Few of those who verify a certificate have its file: the part brings its own words with it. */
const CredentialCheckPart = (props: CredentialCheckProps) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createCredentialCheck(gateway))
  return (
    <Speaking namespaces={['credential']}>
      <CredentialCheckView machine={machine} now={gateway.now} {...props} />
    </Speaking>
  )
}

// The default export is what arrives.
export default CredentialCheckPart
