import type { NamespaceClassPlacesTranslation } from '../../i18n-types'

const tr_classPlaces = {
  choose: 'Bir sınıfa yaz',
  title: '{{count:Kimse bir sınıfa yazılmasın mı?|Bu kişi bir sınıfa yazılsın mı?|?? kişi bir sınıfa yazılsın mı?}}',
  atLeast: '{count|number} kişiden fazlası bir sınıfa yazılsın mı?',
  text: 'Her birine, kendisi kaydolmuş gibi e-postayla bildirilir. Sınıfta olan olduğu gibi kalır. O zamandan beri değişmemiş her kaydı geri alabilirsiniz.',
  keep: 'Yazma',
  confirm: 'Yaz',
  failed: 'Kimse yazılamadı',
  held: 'Sınıf',
  help: 'Eğitiminden ya da yerinden bir parça yazın.',
  nothing: 'Kayda açık böyle bir sınıf yok',
  choice: '{course}, {when}, {where}: {seats}',
  seats: '{{count:boş yer yok|bir boş yer|?? boş yer}}',
  chosen: '{{count:Kimse seçilmedi|Bir kişi seçildi|?? kişi seçildi}}, {seats}.',
  chosenAtLeast: '{count|number} kişiden fazlası seçildi, {seats}.',
  everybody: '{{count:Kimseye yer ayrılmaz|Bu kişiye yer ayrılır|Hepsine yer ayrılır}}.',
  some: 'Ad sırasıyla {{seats:hiç kimseye yer ayrılmaz|ilk kişiye yer ayrılır|ilk ?? kişiye yer ayrılır}}; {{others:hiç kimse|bir kişi|öteki ?? kişi}} yer açılana dek bekleme listesine girer.',
  someOf:
    'Ad sırasıyla {{seats:hiç kimseye yer ayrılmaz|ilk kişiye yer ayrılır|ilk ?? kişiye yer ayrılır}}; ötekiler yer açılana dek bekleme listesine girer.',
  nobody:
    '{{count:Hiç kimse|Bu kişi|Hepsi}} bekleme listesine girer; önlerinde {{waiting:bekleyen yok|bir kişi var|?? kişi var}}.',
  meanwhile:
    'Bu hesap, hiçbiri henüz sınıfta değilmiş gibi yapılır. Kaydolamayanlar dışarıda kalır, sonuçlar nedenini söyler. Bu arada başkalarının aldığı yerler de sayılır.',
} satisfies NamespaceClassPlacesTranslation

export default tr_classPlaces
