import type { NamespaceNameChangesTranslation } from '../../i18n-types'

const tr_nameChanges = {
  lead: 'Sertifikada veya doğrulamada eski adı geçen kişilerin istediği adlar. Karar vermeden önce değişikliği gösteren belgeye bakın; onayla birlikte sertifikaları yeniden basılır.',
  caption: 'Ad değişikliği istekleri',
  search: 'Ad ve e-postalarda ara',
  count: '{{count:istek yok|bir istek|?? istek}}',
  emptyTitle: 'Kimse ad değişikliği istemedi',
  empty: 'Kişi, adına sertifika düzenlendikten sonra bunu profilinden ister.',
  columns: {
    name: 'Ad',
    asked: 'İstediği ad',
    email: 'E-posta',
    reason: 'Neden',
    evidence: 'Kanıt',
    askedAt: 'İstendi',
    state: 'Durum',
    decided: 'Karar',
  },
  states: {
    asked: 'Bekliyor',
    approved: 'Onaylandı',
    refused: 'Reddedildi',
    withdrawn: 'Geri alındı',
  },
  decidedBy: '{day}, {name}',
  approve: {
    choose: 'Onayla',
    title: '“{to}” onaylansın mı?',
    text: '{from} bundan sonra {to} adını taşır. Geçerli her sertifikanın yerini yeni adla düzenlenen alır; kişiye e-postayla bildirilir. Geri alınamaz.',
    keep: 'Sonra karar ver',
    confirm: 'Onayla',
    failed: 'Ad onaylanmadı',
  },
  refuse: {
    choose: 'Reddet',
    title: '“{to}” reddedilsin mi?',
    text: '{from} adını korur, doğrulanmış olanlar yeniden doğrulanmış sayılır. Nedeni e-postayla bildirilir; yeniden istenebilir.',
    keep: 'Sonra karar ver',
    confirm: 'Reddet',
    failed: 'İstek reddedilmedi',
    reason: 'Neden',
    reasonHelp: 'Kişi bunu okur.',
  },
} satisfies NamespaceNameChangesTranslation

export default tr_nameChanges
