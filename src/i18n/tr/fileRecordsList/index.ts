import type { NamespaceFileRecordsListTranslation } from '../../i18n-types'

const tr_fileRecordsList = {
  lead: 'Programın videoları, altyazıları, resimleri ve belgeleri, ve kullanıldıkları yerler.',
  upload: 'Dosya ekle',
  search: 'Ada göre arayın',
  count: '{{count:dosya yok|bir dosya|?? dosya}}',
  emptyTitle: 'Henüz dosya yok',
  empty: 'Buraya veya bir eğitime yükledikleriniz burada görünür.',
  columns: {
    name: 'Dosya',
    kind: 'Tür',
    size: 'Boyut',
    usedBy: 'Kullanıldığı yer',
    sentBy: 'Gönderen',
    created: 'Oluşturulma',
    state: 'Durum',
  },
  filters: {
    used: 'Kullanılıyor',
    megabytes: 'MB olarak boyut',
  },
  kinds: {
    video: 'Video',
    captions: 'Altyazı',
    labels: 'Etiketler',
    picture: 'Resim',
    document: 'Belge',
  },
  states: {
    kept: 'Saklanıyor',
    trashed: 'Çöpte',
  },
  uses: {
    lesson: 'Ders: {name}',
    course: 'Eğitim: {name}',
    material: 'Materyal: {name}',
    howTo: 'Nasıl yapılır videosu: {name}',
  },
  unused: 'Hiçbir yer',
  brought: 'Program',
  look: {
    title: 'Önizleme',
    pictureOf: 'Bu dosya: {name}',
    silent: 'Kullanıldığı yerde altyazısı yok.',
    loading: 'Dosya yükleniyor',
    failed: 'Dosya gösterilemiyor',
    open: 'Yeni sekmede aç',
  },
  acts: {
    trash: {
      choose: 'Çöpe at',
      title: '{{count:Hiçbir dosya çöpe atılmasın mı?|Bu dosya çöpe atılsın mı?|?? dosya çöpe atılsın mı?}}',
      atLeast: '{count|number} taneden çok dosya çöpe atılsın mı?',
      text: 'Kullanılanlar kalır. Ötekiler 30 gün sonra silinir; o zamana dek geri alabilirsiniz.',
      keep: 'Dokunma',
      confirm: 'Çöpe at',
      failed: 'Yapılamadı',
    },
    restore: {
      choose: 'Çöpten al',
      title: '{{count:Hiçbir dosya çöpten alınmasın mı?|Bu dosya çöpten alınsın mı?|?? dosya çöpten alınsın mı?}}',
      atLeast: '{count|number} taneden çok dosya çöpten alınsın mı?',
      text: 'Önceki gibi yeniden saklanırlar.',
      keep: 'Dokunma',
      confirm: 'Çöpten al',
      failed: 'Yapılamadı',
    },
  },
} satisfies NamespaceFileRecordsListTranslation

export default tr_fileRecordsList
