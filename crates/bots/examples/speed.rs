use bots::simulate::Series;
use race::{Mode, Race, Setup};
fn main() {
    println!("state {} bytes", size_of::<race::State>());
    for (players, mode) in
        [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::Standard), (2, Mode::FirstGame), (2, Mode::Experienced)]
    {
        let series = Series::<Race>::new(Setup { players, mode }, vec!["random".into()], 7).unwrap();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let t = std::time::Instant::now();
        let tally = pool.install(|| series.play(0..20000, &|_| {}));
        let s = t.elapsed().as_secs_f64();
        println!(
            "{players} {mode:?}: {:.2}M decisions/s, {:.0} games/s, forced {:.2}, {tally:?}",
            tally.decisions as f64 / s / 1e6,
            20000.0 / s,
            tally.forced as f64 / tally.decisions as f64
        );
    }
}
