import { nameChange, nameChangeForm, nameStanding } from '../../domain/contract/name-change.contract.ts'
import { reads, writes } from './call.ts'

export const nameChangeCalls = {
  nameStanding: reads({ path: '/profiles/me/name-change', answer: nameStanding }),
  askForName: writes({
    method: 'POST',
    path: '/profiles/me/name-change',
    body: nameChangeForm,
    as: 'form',
    answer: nameChange,
    creates: true,
  }),
  withdrawNameChange: writes({
    method: 'POST',
    path: '/profiles/me/name-change/withdraw',
    answer: nameChange,
    creates: true,
  }),
}
