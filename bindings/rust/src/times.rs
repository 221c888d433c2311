//! Times as the library counts them: seconds since 1970.

use std::time::{Duration, SystemTime};

pub(crate) fn from_unix_seconds(seconds: u32) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds.into())
}

/// Times before 1970 are 0; those after 2106 are the last second that the library knows, which stands for never.
pub(crate) fn unix_seconds(time: SystemTime) -> u32 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{from_unix_seconds, unix_seconds};
    use std::time::{Duration, SystemTime};

    #[test]
    fn seconds_make_the_round_trip_and_others_become_the_nearest() {
        for seconds in [0, 1, 1_700_000_000, u32::MAX] {
            assert_eq!(unix_seconds(from_unix_seconds(seconds)), seconds);
        }
        let part = from_unix_seconds(5) + Duration::from_millis(999);
        assert_eq!(unix_seconds(part), 5);
        assert_eq!(
            unix_seconds(SystemTime::UNIX_EPOCH - Duration::from_secs(1)),
            0
        );
        let late = from_unix_seconds(u32::MAX) + Duration::from_secs(1);
        assert_eq!(unix_seconds(late), u32::MAX);
    }
}
