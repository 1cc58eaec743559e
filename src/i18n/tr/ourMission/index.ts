import type { NamespaceOurMissionTranslation } from '../../i18n-types'

const tr_ourMission = {
  eyebrow: 'Hakkımızda',
  lead: 'Yolu açmak ve herkesin evine dönmesini sağlamak. Bunun ne demek olduğunu beş hedef anlatır. Trafiğin yanında çalışan her kurum bu hedefleri paylaşır.',
  contents: 'Bu sayfada',
  picture: 'Beş kurumdan görevliler bir koni hattının ardında yan yana duruyor.',
  labels: {
    what: 'Ne istiyoruz',
    why: 'Neden önemli',
    how: 'Bu program nasıl yapıyor',
    measure: 'Nasıl ölçülüyor',
  },
  goals: {
    heading: 'Beş hedef',
    lead: 'Sıralamanın bir nedeni var: önce insanlar, sonra süre, sonra ardınızdaki herkes.',
    struckBy: {
      title: 'Araç çarpması sonucu daha az ölüm',
      what: 'Yardım için duran kimse geçen bir aracın altında can vermesin: ne polis, itfaiyeci, sağlıkçı, çekici operatörü ya da yol işçisi, ne de onları bekleyen sürücü.',
      why: 'Amerika Birleşik Devletleri’nde her yıl onlarca müdahale görevlisi trafiğin yanında araç çarpması sonucu ölüyor. Birçoğu, açık bir şeridin birkaç adım ötesinde sıradan işini yapıyordu.',
      how: 'Çalışmadan önce yolu kapatmayı, olay şeridiyle birlikte bir şerit daha almayı, sınıf 2 ya da 3 giysi giymeyi ve göz almadan uyaran ışıkları öğrenirsiniz. Her ders, nerede durduğunuza döner.',
      measure:
        'Her yıl çarpılan görevli ve müdahale aracı sayısı. Ramak kala olaylar da sayılır: bildirilen her biri, bedeli ödenmemiş bir derstir.',
    },
    onScene: {
      title: 'Olay yerinde daha kısa süre',
      what: 'İş güvenle bitebildiği anda şeritler açılsın, son görevli de ayrılsın.',
      why: 'Yolda geçen her dakika, hem sizin hem ardınızdaki kuyruk için tehlike altında geçen bir dakikadır.',
      how: 'İlk dakikalarda tam bir durum bildirimi, ilk çağrıda doğru çekici, ortak bir komuta ve evrak işinden önce açılan şeritler.',
      measure:
        'Yolun açılma süresi, ilk bildirimden bütün şeritler açılana kadar geçer. Olayın kapanma süresi, son görevli ayrılana kadar sürer.',
    },
    secondary: {
      title: 'Daha az ikincil kaza',
      what: 'Olay yerinde ya da kuyruğunda, iki yönden hiçbirinde ikinci bir kaza olmasın.',
      why: 'Bir şerit kapalı kaldığı her dakika, ikincil kaza olasılığı yaklaşık yüzde 2,8 artar. En tehlikeli yer kuyruğun sonudur.',
      how: 'Kuyruktan önce başlayan uyarı, sürücülerin izleyebildiği daraltma, kuyruğun sonunu gözleyen bir kişi ve mesaj panolarıyla yol uygulamalarına erken haber.',
      measure: 'Tutanakta ikincil olarak işaretlenen kazalar. Görevliler neyin ikincil sayıldığını eğitimde öğrenir.',
    },
    education: {
      title: 'Eyalet trafik yasaları konusunda sürekli halk eğitimi',
      what: 'Sürücüler ileride ışık gördüklerinde yasanın ne istediğini bilsin: şerit değiştirmek, yavaşlamak ve yürüyen aracı yoldan çekmek.',
      why: 'Size bir şerit bırakan sürücü sizi her koniden iyi korur. Birçok sürücü bunu isteyen yasayı hiç duymamıştır.',
      how: 'Eğitim her kuruma aynı sözcükleri verir: sürücü eğitiminde, okullarda, mesaj panolarında ve yol denetimlerinde kullanılmak üzere. Yıllarca yinelenen tek bir mesaj.',
      measure:
        'Sürücülerin Move Over yasasıyla ilgili anketlere verdiği yanıtlar ve gözlem yapılan yerlerde gerçekten şerit değiştirenlerin oranı.',
    },
    congestion: {
      title: 'Trafik sıkışıklığının daha az etkisi',
      what: 'Olayla ilgisi olmayanlar daha az gecikmeli: işe gidenler, yük taşıyanlar ve bir sonraki ambulans.',
      why: 'Trafikteki gecikmelerin yaklaşık dörtte biri olaylardan kaynaklanır. Kapalı bir şerit kendi payından fazlasını götürür, çünkü yanındaki şeritler de yavaşlar.',
      how: 'Erken açılan bir şerit, gerekmeden önce kararlaştırılmış alternatif yollar ve bekleyebilecek kurtarma işinin sakin saate bırakılması.',
      measure: 'Güzergâhtaki gecikme saatleri, kuyruğun uzunluğu ve trafiğin eski hâline dönmesi için geçen süre.',
    },
  },
  unified: {
    heading: 'Ulusal Ortak Hedef',
    lead: 'Ülkenin dört bir yanındaki müdahale kuruluşları, birlikte uğrunda çalışacakları üç şeyde anlaştı. Öğrettiğimiz her şey bunlara dayanır.',
    safety: {
      title: 'Müdahale görevlilerinin güvenliği',
      text: 'Bütün mesleklerin birlikte aldığı eğitim, görülebilen insanlar ve araçlar, şerit değiştiren sürücüler. Tehlikeyi gören, rütbesi ne olursa olsun söyler.',
    },
    clearance: {
      title: 'Yolun güvenle ve hızla açılması',
      text: 'İzin beklemeden yolu açmanızı sağlayan planlar, yasalar ve sözleşmeler. Hız hiçbir zaman dikkatsizlik değildir: hızlı olay yeri, iyi hazırlanmış olay yeridir.',
    },
    communications: {
      title: 'Hızlı ve güvenilir iletişim',
      text: 'Olayın tek bir resmi, erkenden ve yalın sözcüklerle, yoldaki her kuruma ve oraya yaklaşan her sürücüye anlatılır.',
    },
  },
  disciplines: {
    heading: 'Hangi meslek ne yapar',
    lead: 'Bir olay yerinde on meslek buluşabilir. Her birinin kendi görevi vardır ve hiçbiri işi tek başına bitiremez.',
    lawEnforcement: {
      name: 'Kolluk kuvvetleri',
      text: 'Olay yerini güvenceye alır, trafiği yönlendirir, soruşturur ve eyalet yasasına göre kaldırma kararını verir.',
    },
    fireRescue: {
      name: 'İtfaiye ve kurtarma',
      text: 'Yangını söndürür, sıkışanları kurtarır ve olay yerindeki en ağır araçla yolu kapatır.',
    },
    ems: {
      name: 'Acil sağlık hizmetleri',
      text: 'Yaralıları tedavi eder ve taşır, kaç ekip gerektiğini söyler.',
    },
    towing: {
      name: 'Çekici ve kurtarma',
      text: 'Araçları, yükü ve döküntüyü kaldırır. Çekici operatörünün işi bitince yol açılır.',
    },
    transportation: {
      name: 'Ulaştırma ve fen işleri',
      text: 'Şerit kapatmayı ve yönlendirmeyi kurar, sürücüleri levhalarla uyarır, yolu onarır.',
    },
    dispatch: {
      name: 'Çağrı ve sevk merkezi',
      text: 'İlk çağrıyı alır, doğru ekipleri gönderir ve bütün kurumların duyduğu tek kaydı tutar.',
    },
    emergencyManagement: {
      name: 'Afet ve acil durum yönetimi',
      text: 'Olay ilçenin gücünü aştığında başka yerlerden insan ve donanım getirir.',
    },
    hazmat: {
      name: 'Tehlikeli maddeler',
      text: 'Ne sızdığını belirler, uzaklıkları koyar ve ne zaman güvenli olduğunu söyler.',
    },
    coroner: {
      name: 'Adli tıp',
      text: 'Ölenlerden sorumludur ve olay yerinin ne zaman açılabileceğine onay verir.',
    },
    safetyServicePatrol: {
      name: 'Yol güvenlik devriyesi',
      text: 'Çoğu zaman ilk gelendir: arızalı araçları yoldan iter, koni dizer ve kuyruğu korur.',
    },
  },
  first: {
    heading: 'Sizin payınız bir eğitimle başlar',
    text: 'Ulusal TIM müdahale ekibi eğitimi çevrim içi dört saat sürer ve dokuz derstir. Çağrı gelince ara verin, kaldığınız yerden sürdürün.',
    action: 'Müdahale ekibi eğitimine başlayın',
    partners: 'Sizinle kimler eğitim alıyor',
  },
  sources: 'Kaynaklar',
} satisfies NamespaceOurMissionTranslation

export default tr_ourMission
