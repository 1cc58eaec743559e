import type { NamespaceResourcesTranslation } from '../../i18n-types'

const tr_resources = {
  eyebrow: 'Hakkımızda',
  lead: 'Yol kenarında size gerekenler tek sayfada: ne bildireceğiniz, nereye park edeceğiniz, daraltmanın ne kadar uzun olacağı. Yazdırın ve araçta bulundurun.',
  contents: 'Bu sayfada',
  picture: 'Üzerinde kapalı bir şerit çizili saha kartı, bir koni ve bir işaret fişeği.',
  print: 'Bu sayfayı yazdır',
  filter: {
    label: 'Mesleğiniz',
    help: 'Sizi en çok ilgilendireni gösterir.',
    everyone: 'Herkes',
    shown: '{total} konudan {count} tanesi gösteriliyor',
  },
  disciplines: {
    lawEnforcement: 'Kolluk kuvvetleri',
    fireRescue: 'İtfaiye ve kurtarma',
    ems: 'Acil sağlık hizmetleri',
    towing: 'Çekici ve kurtarma',
    transportation: 'Ulaştırma ve fen işleri',
    dispatch: 'Çağrı ve sevk merkezi',
  },
  sizeUp: {
    title: 'Durum bildirimi',
    lead: 'Araçtan inmeden önce bütün alana bakın. Sonra bunları, bu sırayla söyleyin.',
    arrival: 'Ekibiniz, vardığınız ve komutanın kimde olduğu.',
    place: 'Yol, gidiş yönü ve en yakın mil levhası, çıkış ya da kesişen yol.',
    lanes: 'Soldan sayarak hangi şeritlerin kapalı olduğu ve bir banketin boş olup olmadığı.',
    vehicles: 'Kaç araç olduğu, türleri, ağırlıkları ve her birinin nasıl durduğu.',
    people: 'Yaralılar, sıkışanlar ya da yolda yürüyenler.',
    hazards: 'Yangın, sızıntı, tehlike levhası, kopmuş tel, elektrikli araç ya da bataryası.',
    help: 'Gerekenler: sağlık ekipleri, sınıfıyla birlikte çekici, oklu pano, tehlikeli madde ekibi.',
    traffic: 'Kuyruğun nerede bittiği ve arkadan gelenler için en iyi giriş yolu.',
    note: 'Bir şerit açılınca ya da kapanınca ve ayrılırken yeniden bildirin.',
  },
  positioning: {
    title: 'Güvenli konumlanma',
    lead: 'Önce kapatın, sonra çalışın. Sol ve sağ, trafiğin aktığı yöne bakan sürücünün gördüğü gibidir.',
    heavy: 'İlk ağır araç trafiğin geldiği tarafta, açılı olarak, trafikle yayaların arasında durur.',
    wheels: 'Ön tekerleklerini ekibin ters yönüne çevirin: çarpılırsa ekibin üzerine yuvarlanmamalı.',
    laneOne: 'Kazanın olduğu şeritle birlikte bir şerit daha alın. Fazladan şeridi olabildiğince çabuk geri verin.',
    shadow: 'Ambulans ve çekici, kapatma aracının ilerisindeki gölgede, yükleme tarafı trafikten uzakta durur.',
    exit: 'Korunan taraftan inin. Önce bakın, yürürken yüzünüz trafiğe dönük olsun.',
    few: 'Gerekmeyen araçları yoldan gönderin. Her biri hem hedeftir hem dikkat dağıtır.',
    traffic: 'Trafik aşağıdan gelir.',
    right: {
      name: 'Sağ tarafı kapatma',
      text: 'Sağdaki iş için: aracın önü sola, açık şeritlere bakar; arkası banketi korur.',
      picture:
        'Üç şeritli yolun planı. İtfaiye aracı sağ şeritte, önü sola dönük, açılı duruyor. Kaza onun ilerisinde, gölgesinde.',
    },
    left: {
      name: 'Sol tarafı kapatma',
      text: 'Soldaki ya da refüjdeki iş için: aracın önü sağa bakar, arkası refüjü korur.',
      picture:
        'Üç şeritli yolun planı. İtfaiye aracı sol şeritte, önü sağa dönük, açılı duruyor. Kaza onun ilerisinde, gölgesinde.',
    },
    plusOne: {
      name: 'Şerit artı bir',
      text: 'Kaza bir şeritte, kapalı olan iki şerittir. Kenarında durmadan kapalı şeritte çalışırsınız.',
      picture:
        'Üç şeritli yolun planı. İtfaiye aracı sağ ve orta şeridi kapatıyor. Kaza onun ilerisinde sağ şeritte, ekip orta şeritte çalışıyor.',
    },
  },
  area: {
    title: 'Olay alanının dört bölümü',
    lead: 'İlk levhadan son koniye. Trafik bunlarla aşağıdan yukarıya karşılaşır.',
    picture:
      'Yolun yukarıdan planı: altta uyarı levhaları, sonra koni hattı, sonra boş tampon, kapatma aracı ve çalışma yeri, en üstte şeridi geri veren kısa hat.',
    termination: { name: 'Bitiş alanı', text: 'Şeridi geri verir. Kısa bir hat yeter; en son kurulan budur.' },
    activity: {
      name: 'Çalışma alanı',
      text: 'Tampon, kapatma aracı ve çalışma yeri. Tamponda kimse ve hiçbir şey durmaz: her şeyi kaçıran sürücünün durabileceği yer orasıdır.',
    },
    transition: { name: 'Geçiş alanı', text: 'Daraltma, trafiği kapatma aracına varmadan kapalı şeritten çıkarır.' },
    warning: {
      name: 'Ön uyarı alanı',
      text: 'Sürücülere, yavaşlamaya vakitleri varken, kuyruğun sonundan önce haber verir.',
    },
  },
  lengths: {
    title: 'Hıza göre daraltma ve tampon',
    lead: '{lane} genişliğinde bir şerit için tam uzunluklar. Levhadaki hızı, sürücüler daha hızlıysa gerçek hızı alın.',
    speed: 'Hız',
    merging: 'Şerit daraltması',
    shoulder: 'Banket daraltması',
    shoulderNote: '{width} genişliğinde banket için',
    buffer: 'Tampon',
    spacing: 'Koni aralığı, daraltmada',
    tangent: 'Koni aralığı, şerit boyunca',
    cones: 'Daraltmadaki koni',
    caption: '{lane} genişliğinde şerit için hıza göre uzunluklar',
    answer: '{speed} hızda',
    first:
      'İlk dakikalarda yanınızda ne varsa onu dizersiniz. Kısa kalan bir hat son değil başlangıçtır: yardım geldikçe uzatın ve oklu pano isteyin.',
    upTo: '{speed} hıza kadar',
    from: '{speed} hızdan başlayarak',
    formula:
      'W fit olarak şerit genişliği, L fit olarak daraltmanın uzunluğu, S mil/sa olarak hızdır. Banket daraltması L’nin üçte biridir. Tampon, duruş görüş mesafesidir.',
    source: 'MUTCD, 11. baskı (2023), bölüm 6B.08 ve tablo 6B-2 ile 6B-4 arası; koni aralığı: bölüm 6K.01.',
  },
  warning: {
    title: 'Ön uyarı',
    lead: 'Levhaların daraltmadan ne kadar geride durduğu. Olay levhaları parlak pembe zemin üzerine siyah yazılıdır.',
    caption: 'Yol türüne göre uyarı levhalarının uzaklıkları',
    road: 'Yol',
    nearest: 'Daraltmadan en yakın levhaya',
    next: 'Sonraki levhaya',
    farthest: 'En uzak levhaya',
    urbanSlow: 'Şehir içi, yavaş',
    urbanFast: 'Şehir içi, hızlı',
    rural: 'Kırsal yol',
    freeway: 'Ekspres yol ya da otoyol',
    queue:
      'Kuyruk bir levhaya ulaştıysa levha fazla yakındır. Uyarıyı kuyruğun sonuyla birlikte geri taşıyın ya da oraya ışıkları yanan bir araç gönderin.',
    source: 'MUTCD, 11. baskı (2023), tablo 6B-1. Hangi hızın yavaş sayıldığını yol kurumu belirler.',
  },
  devices: {
    title: 'Koniler ve işaret fişekleri',
    lead: 'Uyarır ve yol gösterirler. Kimseyi durdurmazlar.',
    spacing:
      'Daraltmada koniler arasındaki aralık, fit olarak en çok mil/sa cinsinden hız sınırı kadardır. Kapalı şerit boyunca en çok bunun iki katıdır.',
    height: 'Hızlı yollarda ve gece koniler en az {height} yüksekliğinde ve reflektif olmalıdır.',
    outward:
      'Yüzünüz trafiğe dönük yürüyün, konileri trafikten uzak yanınızda taşıyın ve kapatma aracından gelen trafiğe doğru dizin.',
    flares:
      'İşaret fişeklerini koni aralığıyla yerleştirin, olay uzayacaksa yerlerine koni koyun. Bir fişek 15-30 dakika yanar.',
    never:
      'Yakıtın, buharın, tehlike levhalı aracın ya da kuru otun yakınında asla fişek yakmayın. Orada elektronik fişek kullanın.',
    pickUp: 'Toplamaya ilerideki uçtan başlayın, daraltmaya doğru gelin. Ön uyarı en son kaldırılır.',
  },
  lights: {
    title: 'Araç işaretleri ve ışıkları',
    lead: 'Uzaktan görünün, yakındakinin gözünü almayın.',
    rear: 'Büyük araçların arkasında, ortadan dışa ve aşağıya 45 derece inen kırmızı-sarı şeritler bulunur.',
    outline: 'Aracın hatlarını çizen reflektif şerit, sürücüye ne kadar geniş ve yakın olduğunuzu gösterir.',
    parked:
      'Gece park ettikten sonra yalnızca gereken uyarı ışıklarını kullanın. Daha az ve daha yavaş çakan ışığın yanından geçmek kolaydır.',
    white: 'Sürücülere bakan farları ve beyaz ışıkları söndürün. Çalışma ışıklarını aşağıya, işe çevirin.',
    board: 'Oklu pano, yalnızca bir şerit kapalıysa ok gösterir. Bankette uyarı desenini kullanın.',
    relief: 'Koniler ve levhalar kurulunca uyarıyı onlar yapar, daha çok araç ışığını söndürebilir.',
  },
  garments: {
    title: 'Yüksek görünürlüklü giysiler',
    lead: 'Yol alanında yaya olan herkes ilk adımdan başlayarak giyer.',
    classTwo: 'Sınıf 2: yelek. Trafiğin yanında giyilen en az budur.',
    classThree:
      'Sınıf 3: kolludur, parlak ve reflektif yüzeyi daha çoktur. Gece, kötü havada ve 50 mil/sa hızdan hızlı yollarda giyilir.',
    typeP: 'P tipi giysiler kamu güvenliği içindir: çekilince açılır, telsizi ve silahı el altında bırakır.',
    turnout:
      'Alevle, ısıyla ya da tehlikeli maddeyle karşı karşıya olan itfaiyeciler reflektif müdahale giysisi giyebilir. O iş bitince yeleği giyin.',
    closed: 'Önü açık yelek yarım yelektir. Kirli ya da solmuş olan artık sayılmaz.',
    source: 'ANSI/ISEA 107-2020; MUTCD, 11. baskı (2023), 6. kısım, çalışan güvenlik giysisi.',
  },
  hazmat: {
    title: 'Tehlikeli maddeler ve ERG',
    lead: 'Durun, geride kalın ve yürümeden önce okuyun.',
    back: 'Yüksekte, rüzgârın ve suyun geldiği tarafta kalın. Başkalarını uzak tutun, buharın yakınında motor çalıştırtmayın.',
    number: 'Levhadaki dört haneli numarayı dürbünle okuyun. Sarı sayfalarda bulun; maddenin adı mavi sayfalardadır.',
    guide: 'Sizi turuncu bir kılavuz sayfasına götürürler: solda tehlikeler, sağda yapılacaklar.',
    green: 'Satır vurgulanmışsa, ayrılacak ve korunacak uzaklıkları yeşil sayfalar verir.',
    unknown: 'Numara da ad da yoksa, biri daha fazlasını öğrenene kadar 111 numaralı kılavuzu kullanın.',
    call: 'CHEMTREC gece gündüz yanıt verir:',
    electric:
      'Elektrikli aracın hasarlı bataryası saatler sonra yeniden tutuşabilir. Çekici operatörüne söyleyin ve aracı her şeyden {distance} uzakta bekletin.',
    source: 'PHMSA, Acil Müdahale Kılavuzu (ERG), 2024 baskısı.',
  },
  duration: {
    title: 'Ne kadar sürecek',
    lead: 'İlk dakikalarda kestirin ve düzeni o süreye göre kurun.',
    caption: 'Beklenen süreye göre olay sınıfları',
    kind: 'Sınıf',
    time: 'Beklenen süre',
    setUp: 'Ne kurulur',
    minor: 'Küçük',
    minorTime: '{from} altında',
    minorDo: 'Araç ışıkları ve birkaç koni ya da fişek. En iyisi: aracı bankete ya da sonraki çıkışa çekmek.',
    intermediate: 'Orta',
    intermediateTime: '{from} ile {to} arası',
    intermediateDo: 'Daraltma, tampon ve pembe levhalar. Karayolları çağrılır, biri kuyruğun sonunu gözler.',
    major: 'Büyük',
    majorTime: '{to} üzerinde',
    majorDo:
      'Yol çalışmasındaki gibi tam trafik düzeni: oklu pano, mesaj panoları, alternatif yol ve ekibe nöbet değişimi.',
    source: 'MUTCD, 11. baskı (2023), 6O bölümü.',
  },
  moveOver: {
    title: 'Move Over sürücüden ne ister',
    lead: 'Her eyalette böyle bir yasa vardır. Kimi koruduğu ve cezası değişir: alıntılamadan önce eyaletinizin metnine bakın.',
    change: 'Bir yönde birden çok şeridi olan yolda sürücü, çakar ışıklı duran aracın yanındaki şeritten çıkar.',
    slow: 'Bu olanaksız ya da güvensizse hız sınırının epey altına iner.',
    whom: 'Bu eyaletin programında yol kenarında çalışan herkes için öğretilir: polis, itfaiye, acil sağlık, çekici, yol ekipleri ve yardım devriyeleri.',
    trust: 'Ona güvenmeyin. Bir sonraki sürücü onu okumamış gibi çalışın.',
  },
  clearance: {
    title: 'Hızlı açma ve terk edilmiş araçlar',
    lead: 'Önce şeritler. Bekleyebilen, trafiğin sakin saatini bekler.',
    driver: 'Sürücünün kaldırması: yaralanma olmayan küçük kazada sürücüler kendi araçlarını şeritlerden çıkarır.',
    authority:
      'Yetkilinin kaldırması: bu eyaletin programında kurum, araçları ve yükü sahibinin izni olmadan şeritlerden kaldırtabilir.',
    push: 'Arızalı aracı itme tamponuyla ya da çekerek bankete alın. Ölçüm gerekiyorsa önce yerini işaretleyin.',
    abandoned:
      'Bankette terk edilmiş araç sabit bir engeldir. İçinde ve çevresinde insan arayın, tarih ve saatle etiketleyin, plakayı ve yeri bildirin.',
    hazard: 'Şeride yakınsa, virajdaysa, köprü altındaysa ya da başkaları bakmak için duracaksa hemen çektirin.',
    fluids:
      'Aracın kendi sıvılarının az miktarını eğitimli ekipler örtüp süpürebilir. Bir şeridi kapalı tutmaya değmez.',
  },
  sources: 'Kaynaklar',
  disclaimer: 'Bu sayfa anımsamanıza yardım eder. Kurumunuzun yöntemleri ve eyaletinizin yasası önce gelir.',
} satisfies NamespaceResourcesTranslation

export default tr_resources
