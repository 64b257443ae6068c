--------------------------------------------------------------------------------
Profile data file '10.cg' (creator: callgrind-3.19.0)
--------------------------------------------------------------------------------
I1 cache: 
D1 cache: 
LL cache: 
Timerange: Basic block 0 - 513
Trigger: Program termination
Profiled target:  /tmp/srv-new serve --listen 127.0.0.1:0 --creations 0 --connections 0 --idle 2000 --metrics 127.0.0.1:0 --data /tmp/tmp.6MrYrM7HCO (PID 31564, part 1)
Events recorded:  Ir
Events shown:     Ir
Event sort order: Ir
Thresholds:       99
Include dirs:     
User annotated:   
Auto-annotation:  on

--------------------------------------------------------------------------------
Ir             
--------------------------------------------------------------------------------
3,015 (100.0%)  PROGRAM TOTALS

--------------------------------------------------------------------------------
Ir            file:function
--------------------------------------------------------------------------------
770 (25.54%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
150 ( 4.98%)  ???:<tokio::runtime::io::scheduled_io::Readiness as core::future::future::Future>::poll [/tmp/srv-new]
137 ( 4.54%)  ???:<core::future::poll_fn::PollFn<F> as core::future::future::Future>::poll [/tmp/srv-new]
113 ( 3.75%)  ???:tokio::util::idle_notified_set::IdleNotifiedSet<T>::pop_notified [/tmp/srv-new]
 88 ( 2.92%)  ???:tokio::runtime::scheduler::multi_thread::worker::Context::run [/tmp/srv-new]
 86 ( 2.85%)  ???:tokio::task::join_set::JoinSet<T>::poll_join_next [/tmp/srv-new]
 80 ( 2.65%)  ???:<tokio::net::tcp::listener::TcpListener as axum::serve::listener::Listener>::accept::{{closure}} [/tmp/srv-new]
 79 ( 2.62%)  ???:<tokio::util::idle_notified_set::ListEntry<T> as tokio::util::wake::Wake>::wake_by_ref [/tmp/srv-new]
 75 ( 2.49%)  ???:server::door::Door::serve::{{closure}} [/tmp/srv-new]
 74 ( 2.45%)  ???:<std::sys::pal::unix::time::Timespec>::sub_timespec [/tmp/srv-new]
 73 ( 2.42%)  ???:tokio::runtime::scheduler::multi_thread::worker::Context::run_task [/tmp/srv-new]
 73 ( 2.42%)  ???:tokio::util::idle_notified_set::EntryInOneOfTheLists<T>::remove [/tmp/srv-new]
 69 ( 2.29%)  ???:tokio::runtime::task::harness::Harness<T,S>::poll [/tmp/srv-new]
 64 ( 2.12%)  ???:mi_free [/tmp/srv-new]
 64 ( 2.12%)  ???:tokio::runtime::task::core::TaskIdGuard::enter [/tmp/srv-new]
 62 ( 2.06%)  ???:tokio::util::sharded_list::ShardedList<L>::remove [/tmp/srv-new]
 56 ( 1.86%)  ???:<tokio::runtime::task::core::TaskIdGuard as core::ops::drop::Drop>::drop [/tmp/srv-new]
 56 ( 1.86%)  ???:core::ptr::drop_in_place<tokio::runtime::task::core::Stage<server::door::until_closed<hyper_util::service::glue::TowerToHyperService<axum::extension::AddExtension<axum::routing::Rout
 53 ( 1.76%)  ???:<tokio::runtime::task::join::JoinHandle<T> as core::future::future::Future>::poll [/tmp/srv-new]
 53 ( 1.76%)  ???:tokio::runtime::context::with_scheduler [/tmp/srv-new]
 48 ( 1.59%)  ???:tokio::runtime::task::core::Core<T,S>::poll [/tmp/srv-new]
 47 ( 1.56%)  ???:<tokio::runtime::io::scheduled_io::Readiness as core::ops::drop::Drop>::drop [/tmp/srv-new]
 45 ( 1.49%)  ???:__floattidf [/tmp/srv-new]
 44 ( 1.46%)  ???:tokio::runtime::task::harness::Harness<T,S>::drop_join_handle_slow [/tmp/srv-new]
 37 ( 1.23%)  ???:tokio::runtime::task::harness::Harness<T,S>::try_read_output [/tmp/srv-new]
 35 ( 1.16%)  ???:tokio::runtime::task::harness::Harness<T,S>::complete [/tmp/srv-new]
 32 ( 1.06%)  ???:<std::sys::pal::unix::time::Timespec>::now [/tmp/srv-new]
 31 ( 1.03%)  ???:tokio::runtime::task::state::State::transition_to_idle [/tmp/srv-new]
 29 ( 0.96%)  ???:core::ptr::drop_in_place<<tokio::net::tcp::listener::TcpListener as axum::serve::listener::Listener>::accept::{{closure}}> [/tmp/srv-new]
 26 ( 0.86%)  ???:<std::time::Instant>::elapsed [/tmp/srv-new]
 25 ( 0.83%)  ???:tokio::runtime::scheduler::multi_thread::worker::<impl tokio::runtime::scheduler::multi_thread::handle::Handle>::schedule_local [/tmp/srv-new]
 20 ( 0.66%)  ./time/../sysdeps/unix/sysv/linux/clock_gettime.c:clock_gettime@@GLIBC_2.17 [/usr/lib/x86_64-linux-gnu/libc.so.6]
 20 ( 0.66%)  ???:tokio::runtime::task::waker::wake_by_val [/tmp/srv-new]
 19 ( 0.63%)  ???:<std::time::Instant as core::ops::arith::Sub>::sub [/tmp/srv-new]
 19 ( 0.63%)  ???:core::ptr::drop_in_place<tokio::runtime::task::core::Cell<server::door::until_closed<hyper_util::service::glue::TowerToHyperService<axum::extension::AddExtension<axum::routing::Route
 18 ( 0.60%)  ???:tokio::runtime::task::state::State::transition_to_join_handle_dropped [/tmp/srv-new]
 18 ( 0.60%)  ???:tokio::runtime::task::state::State::transition_to_running [/tmp/srv-new]
 17 ( 0.56%)  ???:core::ptr::drop_in_place<tokio::runtime::task::core::CoreStage<server::door::until_closed<hyper_util::service::glue::TowerToHyperService<axum::extension::AddExtension<axum::routing::
 17 ( 0.56%)  ???:tokio::runtime::task::core::Trailer::set_waker [/tmp/srv-new]
 17 ( 0.56%)  ???:tokio::runtime::task::state::State::transition_to_notified_by_val [/tmp/srv-new]
 16 ( 0.53%)  ???:alloc::sync::Arc<T,A>::drop_slow [/tmp/srv-new]
 16 ( 0.53%)  ???:tokio::runtime::task::harness::can_read_output [/tmp/srv-new]
 14 ( 0.46%)  ???:tokio::runtime::task::state::State::transition_to_complete [/tmp/srv-new]
 14 ( 0.46%)  ???:tokio::runtime::task::state::State::unset_waker_after_complete [/tmp/srv-new]
 14 ( 0.46%)  ???:tokio::runtime::task::waker::clone_waker [/tmp/srv-new]
 13 ( 0.43%)  ???:tokio::runtime::scheduler::multi_thread::handle::<impl tokio::runtime::task::Schedule for alloc::sync::Arc<tokio::runtime::scheduler::multi_thread::handle::Handle>>::release [/tmp/sr
 13 ( 0.43%)  ???:tokio::runtime::scheduler::multi_thread::handle::<impl tokio::runtime::task::Schedule for alloc::sync::Arc<tokio::runtime::scheduler::multi_thread::handle::Handle>>::schedule [/tmp/s
 11 ( 0.36%)  ???:tokio::runtime::task::state::State::transition_to_terminal [/tmp/srv-new]
  9 ( 0.30%)  ???:tokio::util::wake::drop_arc_raw [/tmp/srv-new]
  8 ( 0.27%)  ???:tokio::runtime::task::waker::drop_waker [/tmp/srv-new]
  7 ( 0.23%)  ???:tokio::runtime::task::state::State::ref_dec [/tmp/srv-new]
  7 ( 0.23%)  ???:tokio::util::wake::wake_by_ref_arc_raw [/tmp/srv-new]
  6 ( 0.20%)  ./math/./w_pow_template.c:pow@@GLIBC_2.29 [/usr/lib/x86_64-linux-gnu/libm.so.6]

--------------------------------------------------------------------------------
The following files chosen for auto-annotation could not be found:
--------------------------------------------------------------------------------
  ./math/./w_pow_template.c
  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S
  ./time/../sysdeps/unix/sysv/linux/clock_gettime.c

