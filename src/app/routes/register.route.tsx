import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { readAccountType } from '../../domain/user-type.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { resourceFace, selectData } from '../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../machines/resource/resource.machine.ts'
import { SignUpPage } from '../../views/pages/account/sign-up.view.tsx'
import type { Offer } from '../../views/pages/account/user-type-field.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createAgencies } from '../actors/agencies.actors.ts'
import { createBotCheck } from '../actors/bot-check.actors.ts'
import { createSignUp, createUserTypes } from '../actors/sign-up.actors.ts'
import { troubleNotices } from '../actors/trouble-notices.ts'
import { useApp } from '../app.context.tsx'
import type { RouteProps } from '../route-props.ts'

const listsOf = (gateway: Gateway) => ({ agencies: createAgencies(gateway), userTypes: createUserTypes(gateway) })

const useOffer = <Item,>(actor: ResourceActor<readonly Item[]>): Offer<Item> => ({
  items: useSelector(actor, selectData),
  hasFailed: useSelector(actor, (snapshot) => resourceFace(snapshot) === 'failed'),
  onRetry: () => actor.send({ type: 'resource.retried' }),
})

const RegisterRoute = ({ query }: RouteProps) => {
  const { notifications } = useActors()
  const { gateway, firstData } = useApp()
  const [, navigate] = useLocation()
  const [{ tell, takeBack }] = useState(() => troubleNotices(notifications))
  const [check] = useState(() => createBotCheck(gateway))
  const botCheck = useActorRef(check)
  const [machine] = useState(() => createSignUp(gateway, botCheck))
  const [lists] = useState(() => listsOf(gateway))
  const agencies = useActorRef(lists.agencies, { input: { query: undefined } })
  const userTypes = useActorRef(lists.userTypes, { input: { query: undefined, first: firstData.userTypes } })
  return (
    <SignUpPage
      productName={PRODUCT_NAME}
      machine={machine}
      invitation={{
        profileId: query.get('profileId'),
        verificationCode: query.get('verificationCode'),
        accountType: readAccountType(query.get('accountType')),
      }}
      botCheck={botCheck}
      agencies={useOffer(agencies)}
      userTypes={useOffer(userTypes)}
      now={gateway.now}
      tell={tell}
      goTo={(path) => {
        takeBack()
        navigate(path)
      }}
    />
  )
}

export default RegisterRoute
