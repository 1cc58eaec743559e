import { useSelector } from '@xstate/react'
import { UserRound } from 'lucide-react'
import { css } from 'styled-system/css'

import type { DemoAccount } from '../../../domain/contract/demo.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { SignInActor } from '../../../machines/sign-in/sign-in.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

/** Types into a field as a person would, so that whoever listens to it hears of it. */
const type = (name: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(`form input[name=${name}]`)
  if (!field) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type DemoAccountsProps = Readonly<{ actor: SignInActor; accounts: readonly DemoAccount[] }>

export const DemoAccounts = ({ actor, accounts }: DemoAccountsProps) => {
  const { demo } = useWords().account
  const filled = useSelector(actor, ({ context }) => context.demoEmail)
  const fill = ({ email, password }: DemoAccount) => {
    type('email', email)
    type('password', password)
    actor.send({ type: 'demo.chosen', email })
  }
  return (
    <Surface as="section" tone="sunken" padding="sm" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={css({ textStyle: 'heading.card' })}>
        {demo.title()}
      </h2>
      <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlock: '[0.4rem 1.2rem]' })}>{demo.lead()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {accounts.map((account) => (
          <Button
            key={account.email}
            variant="outline"
            size="sm"
            icon={UserRound}
            title={account.email}
            onClick={() => fill(account)}
          >
            {demo[account.role]()}
          </Button>
        ))}
      </div>
      <p
        role="status"
        dir="auto"
        className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '2', minHeight: '[2.1rem]' })}
      >
        {filled !== null && demo.filled({ email: filled })}
      </p>
    </Surface>
  )
}
