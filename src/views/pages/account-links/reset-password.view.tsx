import { useSelector } from '@xstate/react'
import { ArrowRight } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import { selectExpiry } from '../../../machines/mailed-link/mailed-link.connect.ts'
import type { newPasswordFormMachine } from '../../../machines/password-reset/new-password-form.machine.ts'
import type { PasswordResetActor } from '../../../machines/password-reset/password-reset.machine.ts'
import { OwnHour } from '../../own-hour.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { AccountFrame } from '../account/account-frame.view.tsx'
import { Face } from './face.view.tsx'
import { LinkFaces, useFace } from './link-faces.view.tsx'
import { NewPasswordForm } from './new-password-form.view.tsx'

export type ResetPasswordPageProps = Readonly<{
  productName: string
  link: PasswordResetActor
  form: typeof newPasswordFormMachine
  askHref?: string | null
  signInHref?: string
}>

export const ResetPasswordPage = ({
  productName,
  link,
  form,
  askHref = '/forgot-password',
  signInHref = '/sign-in',
}: ResetPasswordPageProps) => {
  const { accountLinks } = useWords()
  const { reset } = accountLinks
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
        <Face key={face} title={reset.done()} lead={reset.doneText()}>
          <LinkButton href={signInHref} endIcon={ArrowRight}>
            {accountLinks.signIn()}
          </LinkButton>
        </Face>
      )
    }
    return (
      <LinkFaces
        link={link}
        face={face}
        expiredText={reset.expiredText()}
        freshFailed={reset.freshFailed()}
        askHref={askHref}
        signInHref={signInHref}
      />
    )
  }

  return <AccountFrame productName={productName}>{content()}</AccountFrame>
}
