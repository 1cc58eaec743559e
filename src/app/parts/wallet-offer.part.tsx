import { useState } from 'react'

import { WalletDialog, type WalletDialogProps } from '../../views/pages/dashboard/wallet-dialog.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createWalletOffer } from '../actors/wallet-offer.actors.ts'
import { useApp } from '../app.context.tsx'

/** A certificate of one's own on its way to a wallet. */
const WalletOfferPart = (props: Omit<WalletDialogProps, 'machine'>) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createWalletOffer(gateway))
  return (
    <Speaking namespaces={['wallet']}>
      <WalletDialog machine={machine} {...props} />
    </Speaking>
  )
}

export default WalletOfferPart
