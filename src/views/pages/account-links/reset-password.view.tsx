import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import { selectExpiry } from '../../../machines/mailed-link/mailed-link.connect.ts'
import type { newPasswordFormMachine } from '../../../machines/password-reset/new-password-form.machine.ts'
import type { PasswordResetActor } from '../../../machines/password-reset/password-reset.machine.ts'
import { OwnHour } from '../../own-hour.view.tsx'
import { AccountFrame } from '../account/account-frame.view.tsx'
import { Face } from './face.view.tsx'
import { LinkFaces, useFace, WayOn } from './link-faces.view.tsx'
import { NewPasswordForm } from './new-password-form.view.tsx'

export type ResetPasswordPageProps = Readonly<{
  productName: string
  link: PasswordResetActor
  form: typeof newPasswordFormMachine
  isSignedIn?: boolean
  askHref?: string
  signInHref?: string
}>

export const ResetPasswordPage = ({
  productName,
  link,
  form,
  isSignedIn = false,
  askHref = '/forgot-password',
  signInHref = '/sign-in',
}: ResetPasswordPageProps) => {
  const { accountLinks } = useWords()
  const { confirmation, reset } = accountLinks
  const face = useFace(link)
  const expiry = useSelector(link, selectExpiry)

  const content = () => {
    if (face === 'open') {
      return (
        <Face
          key={face}
          title={reset.title()}
          lead={expiry !== null && <OwnHour instant={expiry} say={(time) => reset.lead({ time })} />}
        >
          <NewPasswordForm machine={form} />
        </Face>
      )
    }
    if (face === 'done') {
      return (
        <Face key={face} title={reset.done()} lead={isSignedIn ? confirmation.isInAlready() : reset.doneText()}>
          <WayOn isSignedIn={isSignedIn} signInHref={signInHref} />
        </Face>
      )
    }
    return (
      <LinkFaces
        link={link}
        face={face}
        expiredText={isSignedIn ? reset.expiredIn() : reset.expiredText()}
        freshFailed={reset.freshFailed()}
        askHref={isSignedIn ? null : askHref}
        signInHref={signInHref}
        isSignedIn={isSignedIn}
      />
    )
  }

  return <AccountFrame productName={productName}>{content()}</AccountFrame>
}
